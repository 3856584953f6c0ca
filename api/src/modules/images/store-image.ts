import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { imageKey } from './images.rules.ts'
import { prepareImage, type PreparedImage } from './prepare-image.ts'

/**
 * Stores a picture of our own making (PNG, JPEG, WebP or SVG): a film's picture, a drawn cover.
 * @param ratio width to height to crop the centre to
 * @returns the image id
 * @throws ApiError unsupported_media_type when the bytes are no picture
 */
export const storeImage = async (
  context: Context,
  bytes: Buffer,
  { ownerId, ratio }: { ownerId: string | null; ratio?: number },
): Promise<string> => {
  const id = newId()
  const image = await prepareImage(bytes, { ratio })
  await putSizes(context, id, image)
  await context.db
    .insertInto('images')
    .values({
      id,
      owner_id: ownerId,
      state: 'ready',
      content_type: 'image/webp',
      width: image.width,
      height: image.height,
    })
    .execute()
  return id
}

/** Puts all sizes of a picture into the storage. */
export const putSizes = async (
  { storage }: Pick<Context, 'storage'>,
  id: string,
  image: PreparedImage,
): Promise<void> => {
  for (const { width, bytes } of image.sizes)
    await storage.put(imageKey(id, width), bytes, { contentType: 'image/webp' })
}
