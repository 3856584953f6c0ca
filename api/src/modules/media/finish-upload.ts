import type { Context } from '../../platform/context.ts'
import { touchDraft } from '../courses/courses.store.ts'

/**
 * All bytes of an upload are there: the film becomes the lecture's and is processed. One
 * uploaded for a text is shown where the text says so. Telling it twice changes nothing.
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
    const lecture = await db
      .updateTable('videos')
      .set({ asset_id: assetId, updated_at: clock.now() })
      .where('id', '=', asset.video_id)
      .where('type', '=', 'video')
      .returning('course_id')
      .executeTakeFirst()
    if (lecture) await touchDraft(context, lecture.course_id)
  }
  await context.enqueue('media.process', { asset_id: assetId })
}
