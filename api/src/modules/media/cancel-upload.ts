import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { finishGoingLive } from '../courses/go-live.ts'
import { settleRevision } from '../courses/settle-revision.ts'

/**
 * Gives up an upload, or a film that is being processed; the lecture keeps the film it has. A course that waited for it
 * goes live without it.
 * @throws ApiError not_found, not_in_dev_mode; conflict for a film that is ready
 */
export const cancelUpload = async (context: ActorContext, filmId: string): Promise<void> => {
  const { db, actor } = context
  const asset = await db
    .selectFrom('media_assets')
    .select(['id', 'owner_id', 'video_id', 'state'])
    .where('id', '=', filmId)
    .forUpdate()
    .executeTakeFirst()
  if (!asset) throw new ApiError('not_found')
  const lecture = asset.video_id && (await lectureExists(context, asset.video_id)) ? asset.video_id : null
  if (lecture) {
    const { course_id } = await requireDraftVideo(context, lecture, 'write')
    if (asset.state === 'ready') throw new ApiError('conflict', { reason: 'the film is ready' })
    await touchDraft(context, course_id)
    await removeFilm(context, asset.id)
    await settleRevision(context, course_id)
    return
  }
  // Its lecture is gone: it is nobody's but the one's who uploads it.
  if (asset.owner_id !== actor.user_id) throw new ApiError('not_found')
  if (asset.state === 'ready') throw new ApiError('conflict', { reason: 'the film is ready' })
  await removeFilm(context, asset.id)
}

/**
 * Removes a film with all its files; whoever is at work on it notices and stops. A course that waited for it goes live
 * with what stands in its place.
 */
export const removeFilm = async (context: Context, filmId: string): Promise<void> => {
  await context.db.deleteFrom('media_assets').where('id', '=', filmId).execute()
  await context.enqueue('media.remove-files', { asset_id: filmId })
  await finishGoingLive(context, filmId)
}

const lectureExists = async ({ db }: Context, videoId: string): Promise<boolean> =>
  (await db.selectFrom('videos').select('id').where('id', '=', videoId).executeTakeFirst()) !== undefined
