import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openLecture } from '../learning/open-lecture.ts'
import { otherQuestions } from './other-questions.ts'

/**
 * Opens a live quiz for a learner.
 * @returns with the questions of the course's other quizzes where it draws from them
 * @throws ApiError not_found (also for another kind of lecture), locked
 */
export const openQuiz = async (
  context: ActorContext,
  videoId: string,
): Promise<{ participationId: string; quiz: QuizContent; others: QuizQuestion[] }> => {
  const { participation_id: participationId } = await openLecture(context, videoId)
  const row = await context.db
    .selectFrom('videos')
    .select(['quiz', 'course_id'])
    .where('id', '=', videoId)
    .where('type', '=', 'quiz')
    .executeTakeFirst()
  if (!row?.quiz || row.quiz.questions.length === 0) throw new ApiError('not_found')
  const others = await otherQuestions(context.db, { id: videoId, quiz: row.quiz, course_id: row.course_id })
  return { participationId, quiz: row.quiz, others }
}
