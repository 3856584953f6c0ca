import type { CallAnswer, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'

/** The questions of the other quizzes of a draft course, in the course's order. @throws ApiError not_found */
export const readQuizBank = async (
  context: ActorContext,
  videoId: string,
): Promise<CallAnswer<typeof lectureCalls.readQuizBank>> => {
  const { course_id } = await requireDraftVideo(context, videoId, 'read')
  const rows = await context.db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .select(['videos.id', 'videos.title', 'videos.quiz'])
    .where('videos.course_id', '=', course_id)
    .where('videos.type', '=', 'quiz')
    .where('videos.id', '!=', videoId)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .execute()
  return {
    quizzes: rows.flatMap(({ id, title, quiz }) =>
      quiz && quiz.questions.length > 0 ? [{ video_id: id, title, questions: quiz.questions }] : [],
    ),
  }
}
