import type { RemoteRegistration, ReleaseFile } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

/** A remote as resolved for a visitor, with what the server itself needs of its release. */
export type ResolvedRemote = { registration: RemoteRegistration; preload: ReleaseFile['preload'] }

/** The remotes a visitor gets, by name. Everybody gets the active release. */
export const resolveRemotes = async ({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<ResolvedRemote[]> => {
  const rows = await db
    .selectFrom('remotes')
    .innerJoin('remote_releases', (join) =>
      join
        .onRef('remote_releases.remote', '=', 'remotes.name')
        .onRef('remote_releases.version', '=', 'remotes.active_version'),
    )
    .select([
      'remotes.name',
      'remote_releases.version',
      'remote_releases.release',
      'remote_releases.manifest',
    ])
    .orderBy('remotes.name')
    .execute()
  return rows.map(({ name, version, release, manifest }) => {
    const dev = config.devRemotes[name]
    if (dev) return underWork(release, dev)
    const base = `/remotes/${name}/${version}/`
    return {
      registration: {
        name,
        version,
        base_url: base,
        manifest_url: `${base}mf-manifest.json`,
        declaration: release.declaration,
        // The list of shared modules is only of use to a host that shares without knowing what.
        manifest: { ...manifest, shared: [] },
        integrity: codeHashes(release),
        ...(release.shared && { shared: release.shared }),
        types: release.types !== undefined,
        reason: 'active' as const,
        previous: null,
      },
      preload: release.preload,
    }
  })
}

/** The hashes of what a page may load as code or style. */
const codeHashes = ({ files }: ReleaseFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(js|css)$/.test(path))
      .map(([path, { integrity }]) => [path, integrity]),
  )

/** A remote under work: the files of its development server, whose manifest changes with every edit. */
const underWork = ({ name, declaration }: ReleaseFile, address: string): ResolvedRemote => ({
  registration: {
    name,
    version: 'dev',
    base_url: address,
    manifest_url: `${address}mf-manifest.json`,
    declaration,
    reason: 'development',
    previous: null,
  },
  preload: { entry: [], chunks: {} },
})
