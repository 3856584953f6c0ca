import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../../platform/http/api-error.ts'
import { centreCrop, FULL_WIDTH, storedWidths } from './images.rules.ts'

/** A picture in all its stored sizes, as WebP. */
export type PreparedImage = {
  width: number
  height: number
  sizes: { width: number; bytes: Buffer }[]
}

/** What a picture may be; a drawing is kept as the pixels it is drawn with, so that nothing in it can run. */
const formats: readonly string[] = ['png', 'jpeg', 'webp', 'svg']

const MOST_PIXELS = 100_000_000
const QUALITY = 82
/** How long is looked for fewer bytes; the library's own. */
const USUAL_EFFORT = 4
/** The same where many are made at once: two fifths less time for 4 % more bytes, measured on 41 screenshots. */
const EFFORT_OF_MANY = 2

const PLAIN_DENSITY = 72

/** With how many dots an inch a drawing is drawn, so that a small one is not blurred where it is shown large. */
const drawingDensity = (longSide: number): number =>
  Math.min(2400, Math.max(PLAIN_DENSITY, (PLAIN_DENSITY * FULL_WIDTH) / longSide))

/** A GIF that does not move, as old slides have many: nothing of it is lost. */
const isStillGif = ({ format, pages = 1 }: Metadata): boolean => format === 'gif' && pages === 1

/** What the first bytes of a picture say of it. */
const headOf = async (bytes: Buffer, takesGif: boolean) => {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!formats.includes(head.format) && !(takesGif && isStillGif(head)))
    throw new ApiError('unsupported_media_type')
  if (head.width * head.height > MOST_PIXELS) throw new ApiError('too_many_pixels')
  return head
}

/** What is made of a picture besides its sizes, and which ones are taken besides those people upload. */
type Options = {
  /** Width to height: its centre is cropped to it. */
  ratio?: number | undefined
  /** Whether one that was made here before stays as it is, instead of losing a little once more. */
  keepsPrepared?: boolean
  /** Whether a GIF that does not move is taken as well. */
  takesGif?: boolean
  /** Whether it is one of many that somebody waits for: it is ready sooner, and a little larger. */
  isOneOfMany?: boolean
}

/** Whether bytes look like a picture that can be stored, as far as is known without drawing it. */
export const looksStorable = async (
  bytes: Buffer,
  { takesGif = false }: Pick<Options, 'takesGif'> = {},
): Promise<boolean> => {
  try {
    await headOf(bytes, takesGif)
    return true
  } catch {
    return false
  }
}

/** Whether a picture is what this makes of pictures: a whole WebP, not too wide, with nothing in it but the picture. */
const isPrepared = (bytes: Buffer, head: Metadata): boolean =>
  head.format === 'webp' &&
  head.width <= FULL_WIDTH &&
  (head.pages ?? 1) === 1 &&
  !head.exif &&
  !head.icc &&
  !head.iptc &&
  !head.xmp &&
  bytes.readUInt32LE(4) + 8 === bytes.length

/**
 * Turns a picture upright, crops its centre to a ratio (width to height), removes its metadata, and makes all sizes.
 * @throws ApiError unsupported_media_type when the bytes are no (whole) picture of these formats; too_many_pixels
 */
export const prepareImage = async (
  bytes: Buffer,
  { ratio, keepsPrepared = false, takesGif = false, isOneOfMany = false }: Options = {},
): Promise<PreparedImage> => {
  try {
    const head = await headOf(bytes, takesGif)
    const { format, width: drawn, height: high } = head
    const isKept = keepsPrepared && ratio === undefined && isPrepared(bytes, head)
    const source = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      ...(format === 'svg' && { density: drawingDensity(Math.max(drawn, high)) }),
    })
    const { autoOrient: upright } = await source.metadata()
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
      if (isKept && size === width) {
        sizes.push({ width: size, bytes })
        continue
      }
      const webp = await sharp(full.data, { raw: { width, height, channels } })
        .resize({ width: size })
        .webp({ quality: QUALITY, effort: isOneOfMany ? EFFORT_OF_MANY : USUAL_EFFORT })
        .toBuffer()
      sizes.push({ width: size, bytes: webp })
    }
    return { width, height, sizes }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unsupported_media_type')
  }
}
