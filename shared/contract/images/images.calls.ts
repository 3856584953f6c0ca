import { defineCall } from '../call.ts'
import { id, numberInAddress, object } from '../primitives.ts'

/** Content types an uploaded picture may have. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** The widths a picture is stored in, in pixels; a smaller source only in those up to its own width. */
export const imageWidths = [160, 320, 640, 1280, 1920] as const

/** Bytes of one uploaded picture. */
export const imageMaxBytes = 12 * 1024 ** 2

const imageId = id.describe('The picture: an `image_id` or `thumbnail_image_id` of any answer')

const width = numberInAddress(1, 4096)
  .optional()
  .describe(
    `Wanted width in pixels; answered is the smallest stored size that covers it (${imageWidths.join(', ')})`,
  )

export const imageCalls = {
  uploadImage: defineCall({
    method: 'POST',
    path: '/image-upload',
    who: 'user',
    summary: 'Upload a picture',
    description:
      'The body is the file itself, its type in `Content-Type`. A drawing (SVG) is kept as it looks, never as a file. Metadata (place, camera) is removed. Answers the id to store elsewhere and to read the picture with. 415 `unsupported_media_type` also when the content is not a picture of these types.',
    headers: {
      'Aspect-Ratio':
        'Width x height, such as `1x1` or `16x9`: what is beyond is cut off, the centre stays; without it the picture keeps its shape',
    },
    body: { binary: imageTypes },
    answer: object({ id: id.describe('Id of the picture') }),
    errors: ['too_many_pixels'],
    bodyLimit: imageMaxBytes,
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
  readImage: defineCall({
    method: 'GET',
    path: '/image',
    who: 'public',
    summary: 'A picture, by its unguessable id',
    description: 'Never changes, so it may be kept for ever. 425 while it is still being processed.',
    query: object({ id: imageId, width }),
    answer: { binary: ['image/webp'] },
    errors: ['not_found', 'not_processed_yet'],
  }),
  readThumbnail: defineCall({
    method: 'GET',
    path: '/thumbnail',
    who: 'public',
    summary: 'A small version of a picture (320 pixels wide)',
    query: object({ id: imageId }),
    answer: { binary: ['image/webp'] },
    errors: ['not_found', 'not_processed_yet'],
  }),
}
