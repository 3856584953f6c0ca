import type {
  FederationInfo,
  ReleaseFile,
  RemoteDeclaration,
  RemoteRegistration,
} from '@kursportal/shared/federation'

/** A release as the database holds it. */
export type ServedRelease = {
  version: string
  release: ReleaseFile
  manifest: object
  release_integrity: string | null
}

/** A remote as resolved for a visitor, with what the server itself needs of its release. */
export type ResolvedRemote = { registration: RemoteRegistration; preload: ReleaseFile['preload'] }

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
const presentPrevious = (
  name: string,
  previous: ServedRelease | undefined,
): RemoteRegistration['previous'] => {
  if (!previous?.release_integrity) return null
  const base_url = folderOf(name, previous.version)
  return {
    version: previous.version,
    base_url,
    release_url: `${base_url}release.json`,
    release_integrity: previous.release_integrity,
  }
}

/** A remote under work: the files of its development server, whose manifest changes with every edit. */
export const presentUnderWork = (declaration: RemoteDeclaration, address: string): ResolvedRemote => ({
  registration: {
    name: declaration.name,
    version: 'dev',
    base_url: address,
    manifest_url: `${address}mf-manifest.json`,
    declaration,
    reason: 'development',
    previous: null,
  },
  preload: { entry: [], chunks: {} },
})

/** A remote for the browser. */
export const presentRemote = (
  name: string,
  { version, release, manifest }: ServedRelease,
  previous: ServedRelease | undefined,
  reason: RemoteRegistration['reason'],
): ResolvedRemote => {
  const base_url = folderOf(name, version)
  return {
    registration: {
      name,
      version,
      base_url,
      manifest_url: `${base_url}mf-manifest.json`,
      declaration: release.declaration,
      manifest: shortManifest(manifest),
      integrity: codeHashes(release),
      ...(release.shared && { shared: release.shared, types: release.types !== undefined }),
      reason,
      previous: presentPrevious(name, previous),
    },
    preload: release.preload,
  }
}

/** A remote that is switched off, so that its addresses can say so. */
export const presentDisabled = (name: string, release: ReleaseFile | undefined): FederationInfo['disabled'] =>
  release
    ? [
        {
          name,
          title: release.declaration.title,
          prefixes: release.declaration.routes.map(({ prefix }) => prefix),
        },
      ]
    : []
