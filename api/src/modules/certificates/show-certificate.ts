import sharp from 'sharp'
import { Readable } from 'node:stream'
import type { CallQuery, certificateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readCertificateFile, visibleCertificate } from './certificates.views.ts'
import { typesetPage } from './pdf/typesetter.ts'

/** Pixels across: a page to read, at 150 dots an inch, and one for a list, twice as sharp as it is shown. */
const WIDTHS = { large: 1240, small: 320 } as const
/** Dots an inch of which a point of the drawing is one. */
const POINTS = 72
const A4_WIDTH_POINTS = 595.28

/**
 * A page of a certificate as it was issued, as a picture. It is drawn once, from the file itself, and kept encrypted.
 * @throws ApiError not_found, unavailable
 */
export const showCertificate = async (
  context: ActorContext,
  query: CallQuery<typeof certificateCalls.showCertificate>,
) => {
  const { 'certificate-id': id, page = 1, size = 'large' } = query
  const certificate = await visibleCertificate(context, id).select('file_sha256').executeTakeFirst()
  if (!certificate) throw new ApiError('not_found')
  return {
    etag: `"${certificate.file_sha256.slice(0, 32)}-${page}-${size}"`,
    contentType: 'image/webp',
    open: async () => {
      const bytes = await pictureOf(context, { id, page, size })
      return { stream: Readable.from([bytes]), size: bytes.length }
    },
  }
}

/** A drawn page as a picture (WebP). */
export const pagePicture = (drawn: Buffer, size: keyof typeof WIDTHS): Promise<Buffer> =>
  sharp(drawn, { density: (POINTS * WIDTHS[size]) / A4_WIDTH_POINTS })
    .resize({ width: WIDTHS[size] })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer()

type Wanted = { id: string; page: number; size: keyof typeof WIDTHS }

const pictureOf = async (context: ActorContext, { id, page, size }: Wanted): Promise<Buffer> => {
  const { db, secrets } = context
  const kept = await db
    .selectFrom('certificate_pictures')
    .select('picture_encrypted')
    .where('certificate_id', '=', id)
    .where('page', '=', page)
    .where('size', '=', size)
    .executeTakeFirst()
  if (kept) return secrets.decryptBytes(Buffer.from(kept.picture_encrypted))
  const { file } = await readCertificateFile(context, id)
  const drawn = await typesetPage(file, page)
  const picture = await pagePicture(drawn, size)
  await db
    .insertInto('certificate_pictures')
    .values({ certificate_id: id, page, size, picture_encrypted: secrets.encryptBytes(picture) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return picture
}
