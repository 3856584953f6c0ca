import { releaseVersion, type ReleaseFile } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

/** Where the files of a release lie in the storage; ends with a slash. */
export const releaseFolder = (name: string, version: string): string => `remotes/${name}/${version}/`

/**
 * Notes a release whose files are in the storage.
 * @returns false when it was known already
 */
export const noteRelease = async (
  { db }: Context,
  release: ReleaseFile,
  manifest: object,
  publishedBy: string | null,
): Promise<boolean> => {
  await db
    .insertInto('remotes')
    .values({ name: release.name, active_version: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const inserted = await db
    .insertInto('remote_releases')
    .values({
      remote: release.name,
      version: releaseVersion(release),
      release: JSON.stringify(release),
      manifest: JSON.stringify(manifest),
      published_by: publishedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

/**
 * Makes a release the one visitors get, and tells every process and open tab.
 * @returns false when it was that already
 */
export const activate = async (context: Context, name: string, version: string): Promise<boolean> => {
  const changed = await context.db
    .updateTable('remotes')
    .set({ active_version: version, updated_at: context.clock.now() })
    .where('name', '=', name)
    .where((where) => where.or([where('active_version', 'is', null), where('active_version', '!=', version)]))
    .executeTakeFirst()
  if (Number(changed.numUpdatedRows) === 0) return false
  await context.publish('platform-changed', { what: 'remotes' })
  return true
}
