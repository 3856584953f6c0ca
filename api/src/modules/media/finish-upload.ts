import type { Context } from '../../platform/context.ts'

/**
 * All bytes of an upload are there: the film becomes the lecture's and is processed. Telling it twice changes nothing.
 */
export const finishUpload = async (context: Context, assetId: string, bytes: number): Promise<void> => {
  const { db, clock } = context
  const asset = await db
    .updateTable('media_assets')
    .set({ state: 'processing', bytes, updated_at: clock.now() })
    .where('id', '=', assetId)
    .where('state', '=', 'uploading')
    .returning('video_id')
    .executeTakeFirst()
  if (!asset) return
  if (asset.video_id) {
    await db
      .updateTable('videos')
      .set({ asset_id: assetId, updated_at: clock.now() })
      .where('id', '=', asset.video_id)
      .execute()
  }
  await context.enqueue('media.process', { asset_id: assetId })
}
