import type { LandingFile } from '@kursportal/shared/contract'
import sharp from 'sharp'
import { landingFileKey } from '../../modules/access/landing-files.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { outsideTransaction } from '../../platform/storage/apart-from-transactions.ts'

/**
 * Stores a drawn sheet that a landing page may offer; `keep` gives it to its access, once there is one.
 * Whoever fills a platform may do so on the way.
 */
export const drawLandingFile = async (
  context: Context,
  svg: string,
  name: string,
): Promise<{ file: LandingFile; keep: (accessId: string) => Promise<void> }> => {
  const id = newId()
  const content_type = 'image/png'
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  await outsideTransaction(() =>
    context.storage.put(landingFileKey(id), bytes, { contentType: content_type }),
  )
  const facts = { content_type, bytes: bytes.length } as const
  return {
    file: { file_id: id, ...facts },
    keep: async (access_id) => {
      await context.db
        .insertInto('landing_files')
        .values({ id, access_id, name, ...facts, created_at: context.clock.now() })
        .execute()
    },
  }
}
