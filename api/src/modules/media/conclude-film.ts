import type { FilmFailure } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { touchDraft } from '../courses/courses.store.ts'
import { finishGoingLive } from '../courses/go-live.ts'

/** The film is done: every size is there. Its creator is told. */
export const finishFilm = async (context: Context, assetId: string): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'ready', progress: 1, updated_at: clock.now() })
    .where('id', '=', assetId)
    .where('state', '=', 'processing')
    .returning(['id', 'owner_id', 'video_id', 'file_name', 'thumbnail_image_id'])
    .executeTakeFirst()
  if (!asset) return
  await finishGoingLive(context, assetId)
  await tellCreator(context, asset, null)
}

/**
 * The film cannot be used. Its creator is told why, and the draft lecture gets its last good film back where it had
 * one.
 */
export const failFilm = async (context: Context, assetId: string, failure: FilmFailure): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'failed', failure, renditions: '[]', updated_at: clock.now() })
    .where('id', '=', assetId)
    .where('state', 'in', ['uploading', 'processing'])
    .returning(['id', 'owner_id', 'video_id', 'file_name', 'thumbnail_image_id'])
    .executeTakeFirst()
  if (!asset) return
  await finishGoingLive(context, assetId)
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
      .where('asset_id', '=', assetId)
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
  await context.db
    .insertInto('upload_notifications')
    .values({
      video_upload_id: asset.id,
      user_id: asset.owner_id,
      video_id: asset.video_id,
      name: lecture?.title || asset.file_name,
      thumbnail: asset.thumbnail_image_id,
      success: failure === null,
      failure,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await context.publish('upload-done', { user_id: asset.owner_id, video_upload_id: asset.id })
}
