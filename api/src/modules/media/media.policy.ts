import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../courses/courses.policy.ts'

/**
 * A draft lecture that can have a film, if the person may edit it.
 * @throws ApiError not_found, not_in_dev_mode; conflict for a lecture of another type
 */
export const requireFilmDraft = async (context: ActorContext, videoId: string): Promise<void> => {
  const lecture = await requireDraftVideo(context, videoId, 'write')
  if (lecture.type !== 'video') throw new ApiError('conflict', { reason: 'the lecture is no video' })
}

/**
 * The film of a lecture the person may watch now, or null when it has none.
 * @throws ApiError not_found; locked
 */
export const requireWatchableLecture = async (
  context: ActorContext,
  videoId: string,
): Promise<string | null> => {
  const { db, actor } = context
  const found = await db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.asset_id', 'courses.owner_id', 'courses.dev_id as course_dev_id'])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  const isOwner = found.owner_id === actor.user_id || actor.is_admin
  if (found.course_dev_id === null && !isOwner) throw new ApiError('not_found')
  return found.asset_id
}
