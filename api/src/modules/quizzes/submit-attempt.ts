import type { QuizAnswer, QuizAttempt } from '@kursportal/shared/contract'
import { isAnswered, scoreQuiz, shareOfRight } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { finishIfDone } from '../learning/finish-course.ts'
import { lockProgress, writeProgress } from '../learning/progress.ts'
import { presentAttempt } from './present-attempt.ts'
import { updateAttempt, type AttemptRow } from './quizzes.store.ts'
import { attemptToWrite } from './running-attempt.ts'

/**
 * Hands an attempt in. A passed one makes the lecture done, and with the last lecture the course finished; a failed one
 * takes nothing away from an earlier pass. Handing in again answers the same.
 * @throws ApiError not_found, answers_missing with the numbers of the open questions, start_not_confirmed
 */
export const submitAttempt = async (context: ActorContext, attemptId: string): Promise<QuizAttempt> => {
  const attempt = await attemptToWrite(context, attemptId)
  if (attempt.submitted_at) return presentAttempt(attempt)
  const { questions, required_correct: required } = attempt.snapshot
  const missing = questions.flatMap((question, index) =>
    isAnswered(attempt.answers[question.id]?.answer) ? [] : [index + 1],
  )
  if (missing.length > 0) throw new ApiError('answers_missing', missing)
  const answers = Object.fromEntries(Object.entries(attempt.answers).map(([id, { answer }]) => [id, answer]))
  const score = scoreQuiz(questions, answers, required)
  const submitted = await updateAttempt(context.db, attempt.id, {
    submitted_at: context.clock.now(),
    ...score,
    shares: JSON.stringify(sharesOf(questions, answers)),
  })
  if (score.passed) await markDone(context, submitted)
  return presentAttempt(submitted)
}

/** How much of each answer is right, by question; what is never right or wrong is left out. */
const sharesOf = (
  questions: AttemptRow['snapshot']['questions'],
  answers: Readonly<Record<string, QuizAnswer>>,
): Record<string, number> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const share = shareOfRight(question, answers[question.id] ?? [])
      return share === null ? [] : [[question.id, share]]
    }),
  )

const markDone = async (context: ActorContext, attempt: AttemptRow): Promise<void> => {
  const now = context.clock.now()
  const progress = await lockProgress(context.db, attempt.participation_id, attempt.video_id)
  await writeProgress(context.db, progress, {
    progress: 1,
    reported_at: now,
    done_at: progress.done_at ?? now,
  })
  await finishIfDone(context, attempt.participation_id)
}
