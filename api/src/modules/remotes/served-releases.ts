import type { ServedRelease } from '@kursportal/shared/federation'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../platform/context.ts'

/** A release as a query names it: its own hash tells that it is still the same. */
export type ReleaseKey = Pick<ServedRelease, 'version' | 'release_integrity'> & { remote: string }

const kept = new LRUCache<string, ServedRelease>({ max: 200 })

const keyOf = ({ remote, version, release_integrity }: ReleaseKey): string =>
  `${remote} ${version} ${release_integrity}`

/**
 * Some releases by remote and version. A release never changes and every page is made from several, so the last ones
 * read stay in memory under their own hash; one whose hash is not known is read each time. At most one query.
 */
export const servedReleases = async (
  { db }: Pick<Context, 'db'>,
  wanted: readonly ReleaseKey[],
): Promise<(key: ReleaseKey) => ServedRelease | undefined> => {
  const found = new Map<string, ServedRelease>()
  const missing: ReleaseKey[] = []
  for (const release of wanted) {
    const known = release.release_integrity ? kept.get(keyOf(release)) : undefined
    if (known) found.set(keyOf(release), known)
    else missing.push(release)
  }
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('remote_releases')
      .select(['remote', 'version', 'release', 'manifest', 'release_integrity'])
      .where((eb) => eb.or(missing.map(({ remote, version }) => eb.and({ remote, version }))))
      .execute()
    for (const { remote, ...release } of rows) {
      const key = keyOf({ remote, ...release })
      found.set(key, release)
      if (release.release_integrity) kept.set(key, release)
    }
  }
  return (key) => found.get(keyOf(key))
}
