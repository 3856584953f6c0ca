import { buffer } from 'node:stream/consumers'
import type { ActorContext } from '../../../platform/context.ts'
import { zipOf, type ZipEntry } from '../../../platform/zip.ts'
import { readImage } from '../../images/read-image.ts'
import { readCertificateFile } from '../../certificates/certificates.views.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { collectPersonalData } from '../personal-data.ts'
import { PICTURE_FILE, readableData } from './readable-data.ts'

/**
 * Everything the platform knows about a person, as a ZIP: a page to read, the same as JSON to take along, their
 * picture, and for themselves the certificates as they were issued. Made while it is sent, a file at a time.
 * @param userId whose; what an admin gets of somebody else leaves out what `GET /other-user` leaves out
 */
export const archiveData = (context: ActorContext, userId: string): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(context, userId), context.clock.now())

async function* filesOf(context: ActorContext, userId: string): AsyncGenerator<ZipEntry> {
  const { db, clock, actor } = context
  const createdAt = clock.now()
  const masked = userId !== actor.user_id
  const sections = await collectPersonalData(context, userId, { masked })
  const { name: platform } = await readSettings(context)
  yield { name: 'meine-daten.html', bytes: Buffer.from(readableData({ platform, createdAt, sections })) }
  const json = { user_id: userId, created_at: createdAt.toISOString(), sections }
  yield { name: 'meine-daten.json', bytes: Buffer.from(JSON.stringify(json, null, 2)) }
  yield* pictureOf(context, userId)
  // Their second page holds the number of the insurance.
  if (masked) return
  const certificates = await db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', userId)
    .where('file_encrypted', 'is not', null)
    .orderBy('issued_at')
    .execute()
  for (const { id } of certificates) {
    const { number, file } = await readCertificateFile(context, id)
    yield { name: `bescheinigungen/Bescheinigung-${number}.pdf`, bytes: file }
  }
}

/** The person's picture in its own size; nothing while there is none, or while it is still being processed. */
async function* pictureOf(context: ActorContext, userId: string): AsyncGenerator<ZipEntry> {
  const { image_id } = await context.db
    .selectFrom('users')
    .select('image_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!image_id) return
  const file = await readImage(context, image_id)
    .then(({ open }) => open())
    .catch(() => undefined)
  if (file) yield { name: PICTURE_FILE, bytes: await buffer(file.stream) }
}
