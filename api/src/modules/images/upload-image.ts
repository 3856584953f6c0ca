import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { readAspectRatio } from './images.rules.ts'
import { prepareImage } from './prepare-image.ts'
import { putSizes } from './store-image.ts'

/**
 * Takes a picture somebody uploads. Its row says *processing* until every size is stored, so this must not run in one
 * transaction (and would keep it open for as long as the picture takes).
 * @param aspectRatio the header, e.g. `1x1`; the picture keeps its shape without it
 * @throws ApiError validation_failed for the header; unsupported_media_type when it is no picture; too_many_pixels
 */
export const uploadImage = async (
  context: ActorContext,
  bytes: Buffer,
  aspectRatio: string | undefined,
): Promise<{ id: string }> => {
  const ratio = aspectRatio === undefined ? undefined : readAspectRatio(aspectRatio)
  if (ratio === null) {
    throw new ApiError('validation_failed', [
      { path: 'Aspect-Ratio', message: 'must be width x height, e.g. 1x1 or 16x9' },
    ])
  }
  const id = newId()
  await context.db
    .insertInto('images')
    .values({
      id,
      owner_id: context.actor.user_id,
      state: 'processing',
      content_type: 'image/webp',
      aspect_ratio: aspectRatio ?? null,
    })
    .execute()
  try {
    const image = await prepareImage(bytes, { ratio })
    await putSizes(context, id, image)
    await context.db
      .updateTable('images')
      .set({ state: 'ready', width: image.width, height: image.height })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    await context.db.deleteFrom('images').where('id', '=', id).execute()
    throw error
  }
  return { id }
}
