import type { RemoteDeclaration } from './declaration.ts'
import type { RemoteRegistration } from './registration.ts'
import type { ReleaseFile } from './release.ts'

/** A release as it can be served: what its build left, under its version. */
export type ServedRelease = {
  version: string
  release: ReleaseFile
  manifest: object
  release_integrity: string | null
}

const folderOf = (name: string, version: string): string => `/remotes/${name}/${version}/`

/** The hashes of what a page may load as code or style. */
const codeHashes = ({ files }: ReleaseFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /\.(js|css)$/.test(path))
      .map(([path, { integrity }]) => [path, integrity]),
  )

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What the shell goes by of a manifest: where its entry is and what can be taken from it. It is in every page. */
const shortManifest = (manifest: object): object => {
  const { metaData, exposes } = fieldsOf(manifest)
  return {
    metaData: { remoteEntry: { name: fieldsOf(fieldsOf(metaData)['remoteEntry'])['name'] } },
    exposes: Array.isArray(exposes) ? exposes.map((one) => ({ path: fieldsOf(one)['path'] })) : [],
  }
}

/** The release to fall back to; one whose own hash is not known is none. */
const previousOf = (name: string, previous: ServedRelease | undefined): RemoteRegistration['previous'] => {
  if (!previous?.release_integrity) return null
  const base_url = folderOf(name, previous.version)
  return {
    version: previous.version,
    base_url,
    release_url: `${base_url}release.json`,
    release_integrity: previous.release_integrity,
  }
}

/** What a page is told of a release that somebody gets. */
export const registrationOf = (
  name: string,
  { version, release, manifest }: ServedRelease,
  previous: ServedRelease | undefined,
  reason: RemoteRegistration['reason'],
): RemoteRegistration => {
  const base_url = folderOf(name, version)
  return {
    name,
    version,
    base_url,
    manifest_url: `${base_url}mf-manifest.json`,
    declaration: release.declaration,
    built_for: release.shell_contract,
    manifest: shortManifest(manifest),
    integrity: codeHashes(release),
    ...(release.shared && { shared: release.shared, types: release.types !== undefined }),
    reason,
    previous: previousOf(name, previous),
  }
}

/**
 * What a page is told of a remote under work, whose manifest changes with every edit.
 * @param address where its development server serves its files, with a slash at the end
 */
export const registrationUnderWork = (
  declaration: RemoteDeclaration,
  address: string,
): RemoteRegistration => ({
  name: declaration.name,
  version: 'dev',
  base_url: address,
  manifest_url: `${address}mf-manifest.json`,
  declaration,
  reason: 'development',
  previous: null,
})
