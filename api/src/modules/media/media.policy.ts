import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../courses/courses.policy.ts'
import { openLecture } from '../learning/open-lecture.ts'

/**
 * A draft lecture that can have a film, if the person may edit it.
 * @throws ApiError not_found, not_in_dev_mode; conflict for a lecture of another type
 */
export const requireFilmDraft = async (context: ActorContext, videoId: string) => {
  const lecture = await requireDraftVideo(context, videoId, 'write')
  if (lecture.type !== 'video') throw new ApiError('conflict', { reason: 'the lecture is no video' })
  return lecture
}

/**
 * The film of a lecture the person may watch now, or null when it has none: a draft's for who may edit it, a live one's
 * for learners it is open to, for whom it is opened.
 * @throws ApiError not_found; locked
 */
export const openWatchable = async (context: ActorContext, videoId: string): Promise<string | null> => {
  const lecture = await context.db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.asset_id', 'courses.dev_id as course_dev_id'])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  if (!lecture) throw new ApiError('not_found')
  if (lecture.course_dev_id === null) await requireDraftVideo(context, videoId, 'read')
  else await openLecture(context, videoId)
  return lecture.asset_id
}
