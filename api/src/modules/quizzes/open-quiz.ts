import type { QuizContent } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openLecture } from '../learning/open-lecture.ts'

/**
 * Opens a live quiz for a learner.
 * @throws ApiError not_found (also for another kind of lecture), locked
 */
export const openQuiz = async (
  context: ActorContext,
  videoId: string,
): Promise<{ participationId: string; quiz: QuizContent }> => {
  const { participation_id: participationId } = await openLecture(context, videoId)
  const row = await context.db
    .selectFrom('videos')
    .select('quiz')
    .where('id', '=', videoId)
    .where('type', '=', 'quiz')
    .executeTakeFirst()
  if (!row?.quiz || row.quiz.questions.length === 0) throw new ApiError('not_found')
  return { participationId, quiz: row.quiz }
}
