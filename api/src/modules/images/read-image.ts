import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { imageKey, widthFor } from './images.rules.ts'

/** A picture in the size that covers the wanted width; `etag` names exactly these bytes. */
export type FoundImage = { etag: string; open: () => Promise<StoredFile> }

/** @throws ApiError not_found; not_processed_yet */
export const readImage = async (
  { db, storage }: Context,
  id: string,
  wantedWidth?: number,
): Promise<FoundImage> => {
  const image = await db
    .selectFrom('images')
    .select(['state', 'width'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!image || image.state === 'failed') throw new ApiError('not_found')
  if (image.state === 'processing' || image.width === null) throw new ApiError('not_processed_yet')
  const width = widthFor(image.width, wantedWidth)
  return {
    etag: `"${id}-${width}"`,
    open: async () => {
      const file = await storage.get(imageKey(id, width))
      if (!file) throw new ApiError('not_found')
      return file
    },
  }
}
