import { linksOf, linkTarget } from '@kursportal/shared/domain'
import type { RichTextDocument } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/** The addresses outside of the platform that documents lead to, each once. */
export const outsideLinksOf = (documents: readonly (RichTextDocument | null)[], origin: string): string[] => [
  ...new Set(
    documents.flatMap(linksOf).flatMap((address) => {
      const target = linkTarget(address, origin)
      return target.kind === 'outside' ? [target.address] : []
    }),
  ),
]

/** Notes the links of texts that are saved or published; those nobody has asked yet are asked soon. */
export const wantLinks = async (
  { db, clock, config, enqueue }: Pick<Context, 'db' | 'clock' | 'config' | 'enqueue'>,
  documents: readonly (RichTextDocument | null)[],
): Promise<void> => {
  const addresses = outsideLinksOf(documents, config.publicUrl).toSorted()
  if (addresses.length === 0) return
  const noted = await db
    .insertInto('checked_links')
    .values(addresses.map((address) => ({ address, wanted_at: clock.now() })))
    .onConflict((on) => on.column('address').doUpdateSet({ wanted_at: clock.now() }))
    .returning('checked_at')
    .execute()
  if (config.linkCheck && noted.some(({ checked_at }) => checked_at === null))
    await enqueue('links.check', {}, { singletonKey: 'soon', startAfterSeconds: 5 })
}
