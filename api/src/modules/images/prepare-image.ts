import sharp from 'sharp'
import { ApiError } from '../../platform/http/api-error.ts'
import { centreCrop, FULL_WIDTH, storedWidths } from './images.rules.ts'

/** A picture in all its stored sizes, as WebP. */
export type PreparedImage = {
  width: number
  height: number
  sizes: { width: number; bytes: Buffer }[]
}

/** What a person may upload; scenarios may also draw. */
export const uploadedFormats: readonly string[] = ['png', 'jpeg', 'webp']
const drawnFormats: readonly string[] = [...uploadedFormats, 'svg']

const MOST_PIXELS = 100_000_000
const QUALITY = 82

/**
 * Turns a picture upright, crops its centre to a ratio (width to height), removes its metadata, and makes all sizes.
 * @throws ApiError unsupported_media_type when the bytes are no (whole) picture of these formats
 */
export const prepareImage = async (
  bytes: Buffer,
  { ratio, formats = drawnFormats }: { ratio?: number | undefined; formats?: readonly string[] } = {},
): Promise<PreparedImage> => {
  try {
    const source = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    const { format, autoOrient: upright } = await source.metadata()
    if (!formats.includes(format)) throw new ApiError('unsupported_media_type')
    const crop = ratio === undefined ? { left: 0, top: 0, ...upright } : centreCrop(upright, ratio)
    const full = await source
      .autoOrient()
      .extract(crop)
      .resize({ width: FULL_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = full.info
    const sizes: PreparedImage['sizes'] = []
    for (const size of storedWidths(width)) {
      const webp = await sharp(full.data, { raw: { width, height, channels } })
        .resize({ width: size })
        .webp({ quality: QUALITY })
        .toBuffer()
      sizes.push({ width: size, bytes: webp })
    }
    return { width, height, sizes }
  } catch {
    throw new ApiError('unsupported_media_type')
  }
}
