import type { ActorContext } from '../../../platform/context.ts'
import { zipOf, type ZipEntry } from '../../../platform/zip.ts'
import { readCertificateFile } from '../../certificates/certificates.views.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { collectPersonalData } from '../personal/personal-data.ts'
import { readableData } from './readable-data.ts'

/**
 * Everything the platform knows about the person, as a ZIP: a page to read, the same as JSON to take along, and the
 * certificates as they were issued. Made while it is sent, a file at a time.
 */
export const archiveOwnData = (context: ActorContext): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(context), context.clock.now())

async function* filesOf(context: ActorContext): AsyncGenerator<ZipEntry> {
  const { db, clock, actor } = context
  const createdAt = clock.now()
  const sections = await collectPersonalData(context, actor.user_id)
  const { name: platform } = await readSettings(context)
  yield { name: 'meine-daten.html', bytes: Buffer.from(readableData({ platform, createdAt, sections })) }
  const json = { user_id: actor.user_id, created_at: createdAt.toISOString(), sections }
  yield { name: 'meine-daten.json', bytes: Buffer.from(JSON.stringify(json, null, 2)) }
  const certificates = await db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', actor.user_id)
    .where('file_encrypted', 'is not', null)
    .orderBy('issued_at')
    .execute()
  for (const { id } of certificates) {
    const { number, file } = await readCertificateFile(context, id)
    yield { name: `bescheinigungen/Bescheinigung-${number}.pdf`, bytes: file }
  }
}
