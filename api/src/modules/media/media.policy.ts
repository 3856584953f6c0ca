import type { Actor, ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** A draft lecture somebody may edit. */
export type OwnLecture = {
  id: string
  type: 'video' | 'richText' | 'quiz'
  title: string
  asset_id: string | null
}

/**
 * The draft lecture, for its course's owner or an admin; to anybody else it does not exist (specification, People and
 * rights).
 * @throws ApiError not_found; not_in_dev_mode for a live one
 */
export const requireOwnDraft = async (
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  videoId: string,
): Promise<OwnLecture> => {
  const found = await db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.id', 'videos.type', 'videos.title', 'videos.asset_id'])
    .select(['courses.owner_id', 'courses.dev_id as course_dev_id'])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  if (!found || (found.owner_id !== actor.user_id && !actor.is_admin)) throw new ApiError('not_found')
  if (found.course_dev_id !== null) throw new ApiError('not_in_dev_mode')
  return { id: found.id, type: found.type, title: found.title, asset_id: found.asset_id }
}

/** The same for what only a lecture with a film can have. @throws ApiError conflict for another type */
export const requireOwnFilmDraft = async (
  context: Pick<Context, 'db'>,
  actor: Actor,
  videoId: string,
): Promise<OwnLecture> => {
  const lecture = await requireOwnDraft(context, actor, videoId)
  if (lecture.type !== 'video') throw new ApiError('conflict', { reason: 'the lecture is no video' })
  return lecture
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
