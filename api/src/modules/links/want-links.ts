import { linksOf, linkTarget } from '@kursportal/shared/domain'
import type { RichTextDocument } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/** Those of some addresses that lead outside of the platform, as they are asked, each once. */
export const outsideOf = (addresses: readonly string[], origin: string): string[] => [
  ...new Set(
    addresses.flatMap((address) => {
      const target = linkTarget(address, origin)
      return target.kind === 'outside' ? [target.address] : []
    }),
  ),
]

/**
 * Notes addresses that somebody saved, published or looks after; those nobody has asked yet are asked soon.
 * @returns whether some of them were not asked yet and will be
 */
export const wantAddresses = async (
  { db, clock, config, enqueue }: Pick<Context, 'db' | 'clock' | 'config' | 'enqueue'>,
  addresses: readonly string[],
): Promise<boolean> => {
  const outside = outsideOf(addresses, config.publicUrl).toSorted()
  if (outside.length === 0) return false
  const noted = await db
    .insertInto('checked_links')
    .values(outside.map((address) => ({ address, wanted_at: clock.now() })))
    .onConflict((on) => on.column('address').doUpdateSet({ wanted_at: clock.now() }))
    .returning('checked_at')
    .execute()
  const waiting = config.linkCheck && noted.some(({ checked_at }) => checked_at === null)
  if (waiting) await enqueue('links.check', {}, { singletonKey: 'soon', startAfterSeconds: 5 })
  return waiting
}

/** Notes the links of texts that are saved or published; those nobody has asked yet are asked soon. */
export const wantLinks = async (
  context: Pick<Context, 'db' | 'clock' | 'config' | 'enqueue'>,
  documents: readonly (RichTextDocument | null)[],
): Promise<void> => {
  await wantAddresses(context, documents.flatMap(linksOf))
}
