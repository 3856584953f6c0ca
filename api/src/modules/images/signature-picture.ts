import sharp from 'sharp'
import type { Signature } from '@kursportal/shared/contract'
import { ApiError } from '../../platform/http/api-error.ts'

/** Pixels of a drawn signature: more than any pad has, far less than what would fill the memory. */
const MOST_PIXELS = 4_000_000
/** Pixels it is printed with. */
const PRINTED = { width: 900, height: 300 }

const refuse = (): never => {
  throw new ApiError('validation_failed', [{ path: 'signature', message: 'signature_invalid' }])
}

/**
 * A drawn signature as it is printed: read, cut to what was drawn and written anew, so that a broken or blank picture is
 * noticed before it is in a certificate. Null for a typed one.
 * @throws ApiError validation_failed naming `signature`
 */
export const signaturePicture = async (signature: Signature): Promise<Buffer | null> => {
  if (signature.kind === 'typed') return null
  const bytes = Buffer.from(signature.png.slice(signature.png.indexOf(',') + 1), 'base64')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { channels } = await picture.stats().catch(refuse)
  if (channels.every(({ stdev }) => stdev === 0)) return refuse()
  return picture
    .trim()
    .resize({ ...PRINTED, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(refuse)
}
