import type { CallAnswer, QuizContent, QuizStanding, quizCalls } from '@kursportal/shared/contract'
import { nextAttempt } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { openQuiz } from './open-quiz.ts'
import { presentSummary } from './present-attempt.ts'
import { listAttemptRows, type AttemptRow } from './quizzes.store.ts'

/** What may be done now: go on, begin, wait, or nothing more. */
export const standingOf = (quiz: QuizContent, attempts: readonly AttemptRow[], now: Date): QuizStanding => {
  const running = attempts.find((attempt) => attempt.submitted_at === null)
  const last = attempts.find((attempt) => attempt.submitted_at !== null)?.submitted_at ?? null
  const next = nextAttempt(quiz, attempts.length, last, now)
  return {
    question_count: quiz.questions.length,
    required_correct: quiz.required_correct,
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
  const { participationId, quiz } = await openQuiz(context, videoId)
  const attempts = await listAttemptRows(context.db, participationId, videoId)
  return {
    items: attempts.map(presentSummary),
    total: attempts.length,
    standing: standingOf(quiz, attempts, context.clock.now()),
  }
}
