import type { CallAnswer, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { questionStatisticsOf } from '../courses/statistics/read-question-statistics.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'

/**
 * How many people answered each question of a quiz right at the first try, as the statistics of its course say it of all
 * the time. Nothing is said of a question of which that would tell of fewer than five people.
 * @throws ApiError not_found
 */
export const readQuizDifficulty = async (
  context: ActorContext,
  videoId: string,
): Promise<CallAnswer<typeof lectureCalls.readQuizDifficulty>> => {
  await requireDraftVideo(context, videoId, 'read')
  const live = await context.db
    .selectFrom('videos')
    .select(['id', 'course_id'])
    .where('dev_id', '=', videoId)
    .executeTakeFirst()
  if (!live) return { questions: [] }
  const questions = await questionStatisticsOf(context.db, live.course_id, {})
  return {
    questions: questions.flatMap(({ lecture_id, question_id, people, right_share }) =>
      lecture_id === live.id && people !== null && right_share !== null
        ? [{ question_id, people, right_share }]
        : [],
    ),
  }
}
