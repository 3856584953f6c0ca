import type { FilmFailure } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { finishGoingLive } from '../courses/go-live.ts'
import { settleRevision } from '../courses/settle-revision.ts'

/** The film is done: every size is there. It takes the place of the one the lecture showed, and its creator is told. */
export const finishFilm = async (context: Context, filmId: string): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'ready', progress: 1, updated_at: clock.now() })
    .where('id', '=', filmId)
    .where('state', '=', 'processing')
    .returning(['id', 'owner_id', 'video_id', 'file_name', 'thumbnail_image_id'])
    .executeTakeFirst()
  if (!asset) return
  const replaced = await db
    .updateTable('videos')
    .set((eb) => ({
      former_asset_id: eb.ref('asset_id'),
      asset_id: filmId,
      pending_asset_id: null,
      updated_at: clock.now(),
    }))
    .where('pending_asset_id', '=', filmId)
    .returning('course_id')
    .execute()
  for (const { course_id } of replaced) await touchDraft(context, course_id)
  await finishGoingLive(context, filmId)
  await tellCreator(context, asset, null)
}

/**
 * The film cannot be used. Its creator is told why. A draft lecture whose film it was to replace keeps that, one that
 * showed it already gets its last good film back; a course that waited for it does not go live.
 */
export const failFilm = async (context: Context, filmId: string, failure: FilmFailure): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'failed', failure, renditions: '[]', growing: null, updated_at: clock.now() })
    .where('id', '=', filmId)
    .where('state', 'in', ['uploading', 'processing'])
    .returning(['id', 'owner_id', 'video_id', 'file_name', 'thumbnail_image_id'])
    .executeTakeFirst()
  if (!asset) return
  const kept = await db
    .updateTable('videos')
    .set({ pending_asset_id: null })
    .where('pending_asset_id', '=', filmId)
    .returning('course_id')
    .execute()
  await finishGoingLive(context, filmId)
  for (const { course_id } of kept) await settleRevision(context, course_id)
  const lastGood = await db
    .selectFrom('media_assets')
    .select('id')
    .where('video_id', '=', asset.video_id)
    .where('state', '=', 'ready')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (lastGood) {
    const drafts = await db
      .updateTable('videos')
      .set({ asset_id: lastGood.id })
      .where('asset_id', '=', filmId)
      .where('dev_id', 'is', null)
      .returning('course_id')
      .execute()
    for (const { course_id } of drafts) await touchDraft(context, course_id)
  }
  await tellCreator(context, asset, failure)
}

type Concluded = {
  id: string
  owner_id: string
  video_id: string | null
  file_name: string
  thumbnail_image_id: string | null
}

const tellCreator = async (
  context: Context,
  asset: Concluded,
  failure: FilmFailure | null,
): Promise<void> => {
  if (!asset.video_id) return
  const lecture = await context.db
    .selectFrom('videos')
    .select('title')
    .where('id', '=', asset.video_id)
    .executeTakeFirst()
  if (!lecture) return
  await context.db
    .insertInto('upload_notifications')
    .values({
      video_upload_id: asset.id,
      user_id: asset.owner_id,
      video_id: asset.video_id,
      name: lecture.title || asset.file_name,
      thumbnail: asset.thumbnail_image_id,
      success: failure === null,
      failure,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await context.publish('upload-done', { user_id: asset.owner_id, video_upload_id: asset.id })
}
