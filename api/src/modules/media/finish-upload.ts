import type { Context } from '../../platform/context.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { removeFilm } from './cancel-upload.ts'
import { isWatchable } from './film.views.ts'

/**
 * All bytes of an upload are there: the film is processed. A lecture that shows a film keeps it until this one is
 * ready; any other shows this one from now on. One uploaded for a text is shown where the text says so. Telling it
 * twice changes nothing.
 */
export const finishUpload = async (context: Context, filmId: string, bytes: number): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'processing', bytes, received_bytes: bytes, updated_at: clock.now() })
    .where('id', '=', filmId)
    .where('state', '=', 'uploading')
    .returning('video_id')
    .executeTakeFirst()
  if (!asset) return
  if (asset.video_id) await takePlace(context, asset.video_id, filmId)
  await context.enqueue('media.process', { asset_id: filmId })
}

/** Makes a film that has arrived the lecture's: in the place of nothing now, in the place of a film once it is ready. */
const takePlace = async (context: Context, videoId: string, filmId: string): Promise<void> => {
  const { db, clock } = context
  const lecture = await db
    .selectFrom('videos')
    .leftJoin('media_assets as shown', 'shown.id', 'videos.asset_id')
    .select(['course_id', 'pending_asset_id', 'shown.id as shown_id', 'shown.state', 'shown.renditions'])
    .where('videos.id', '=', videoId)
    .where('type', '=', 'video')
    .executeTakeFirst()
  if (!lecture) return
  await touchDraft(context, lecture.course_id)
  const { shown_id, state, renditions } = lecture
  const stays =
    shown_id && state === 'ready' && isWatchable({ state, renditions: renditions ?? [], growing: null })
  await db
    .updateTable('videos')
    .set({ ...(stays ? { pending_asset_id: filmId } : { asset_id: filmId }), updated_at: clock.now() })
    .where('id', '=', videoId)
    .execute()
  // What it takes the place of before anybody could watch it is not made to its end.
  const overtaken = stays ? lecture.pending_asset_id : state === 'processing' ? shown_id : null
  if (overtaken) await removeFilm(context, overtaken)
}
