import type { CallBody, quizCalls } from '@kursportal/shared/contract'
import { fitsQuestion } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { updateAttempt } from './quizzes.store.ts'
import { attemptToWrite } from './running-attempt.ts'

/**
 * Saves an answer of a running attempt. The row is locked, so two answers given at once are both kept.
 * @throws ApiError not_found (also for a question of another quiz), answer_does_not_fit, attempt_closed,
 * start_not_confirmed
 */
export const answerQuestion = async (
  context: ActorContext,
  attemptId: string,
  given: CallBody<typeof quizCalls.answerQuizQuestion>,
): Promise<void> => {
  const attempt = await attemptToWrite(context, attemptId)
  const question = attempt.snapshot.questions.find((one) => one.id === given.question_id)
  if (!question) throw new ApiError('not_found')
  if (attempt.submitted_at) throw new ApiError('attempt_closed')
  if (given.answer && !fitsQuestion(question, given.answer)) throw new ApiError('answer_does_not_fit')
  const before = attempt.answers[question.id] ?? { answer: [], marked: false }
  const after = { answer: given.answer ?? before.answer, marked: given.marked ?? before.marked }
  await updateAttempt(context.db, attempt.id, {
    answers: JSON.stringify({ ...attempt.answers, [question.id]: after }),
  })
}
