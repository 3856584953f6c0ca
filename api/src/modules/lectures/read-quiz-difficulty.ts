import { FEWEST_PEOPLE, type CallAnswer, type lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { firstAnswersOf } from '../quizzes/first-answers.ts'

/**
 * How many people answered each question of a quiz right at the first try. Nothing is said of a question that fewer than
 * five people have answered: it would tell of one of them.
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
  const answers = await firstAnswersOf(context.db, { course_id: live.course_id, video_id: live.id })
  return {
    questions: answers
      .filter(({ people }) => people >= FEWEST_PEOPLE)
      .map(({ question_id, people, right }) => ({
        question_id,
        people,
        right_share: Math.round((right / people) * 100) / 100,
      })),
  }
}
