import type {
  CallAnswer,
  QuizContent,
  QuizQuestion,
  QuizStanding,
  quizCalls,
} from '@kursportal/shared/contract'
import { askedCount, nextAttempt, quizTermsOf } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { openQuiz } from './open-quiz.ts'
import { presentSummary } from './present-attempt.ts'
import { listAttemptRows, type AttemptRow } from './quizzes.store.ts'

/** What may be done now: go on, begin, wait, or nothing more. */
export const standingOf = (
  { quiz, others }: { quiz: QuizContent; others: readonly QuizQuestion[] },
  attempts: readonly AttemptRow[],
  now: Date,
): QuizStanding => {
  const running = attempts.find((attempt) => attempt.submitted_at === null)
  const last = attempts.find((attempt) => attempt.submitted_at !== null)?.submitted_at ?? null
  const next = nextAttempt(quiz, attempts.length, last, now)
  return {
    question_count: askedCount(quiz, others),
    ...quizTermsOf(quiz, others),
    max_attempts: quiz.max_attempts,
    pause_minutes: quiz.pause_minutes,
    passed: attempts.some((attempt) => attempt.passed),
    running_id: running?.id ?? null,
    attempts_left: next.left,
    next_attempt_at: next.at?.toISOString() ?? null,
  }
}

/** The own attempts at a quiz. @throws ApiError not_found, locked */
export const listAttempts = async (
  context: ActorContext,
  videoId: string,
): Promise<CallAnswer<typeof quizCalls.listQuizAttempts>> => {
  const opened = await openQuiz(context, videoId)
  const { participationId } = opened
  const attempts = await listAttemptRows(context.db, participationId, videoId)
  return {
    items: attempts.map(presentSummary),
    total: attempts.length,
    standing: standingOf(opened, attempts, context.clock.now()),
  }
}
