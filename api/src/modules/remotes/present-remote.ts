import {
  registrationOf,
  registrationUnderWork,
  satisfiesCaret,
  type FederationInfo,
  type ReleaseFile,
  type RemoteDeclaration,
  type RemoteRegistration,
  type ServedRelease,
} from '@kursportal/shared/federation'

/** A remote as resolved for a visitor, with what the server itself needs of its release. */
export type ResolvedRemote = {
  registration: RemoteRegistration
  preload: ReleaseFile['preload']
  /** Its entry holds its chunks to their hashes. */
  knowsChunks: boolean
}

/** Since this version of the shell contract entries hold their chunks to their hashes, and the shell lets them. */
const CHUNK_HASHES = '^1.6'

/** A remote under work: the files of its development server, whose manifest changes with every edit. */
export const presentUnderWork = (declaration: RemoteDeclaration, address: string): ResolvedRemote => ({
  registration: registrationUnderWork(declaration, address),
  preload: { entry: [], chunks: {} },
  knowsChunks: false,
})

/** A remote for the browser. */
export const presentRemote = (
  name: string,
  served: ServedRelease,
  previous: ServedRelease | undefined,
  reason: RemoteRegistration['reason'],
): ResolvedRemote => ({
  registration: registrationOf(name, served, previous, reason),
  preload: served.release.preload,
  knowsChunks: satisfiesCaret(served.release.shell_contract, CHUNK_HASHES) === true,
})

/**
 * A remote as a page names it: of the hashes, which do not compress, only those of styles and of what the shell itself
 * runs or fetches ahead: the entry and the chunks that screens are named with. The entry knows the others.
 * @param shellContract that of the shell which reads the page
 */
export const presentInPage = (
  { registration, preload, knowsChunks }: ResolvedRemote,
  shellContract: string,
): RemoteRegistration => {
  const { declaration, integrity } = registration
  if (!integrity || !knowsChunks || !satisfiesCaret(shellContract, CHUNK_HASHES)) return registration
  const named = [...declaration.routes, ...(declaration.screens ?? [])].flatMap(({ chunk }) => chunk ?? [])
  const isNeeded = (path: string): boolean =>
    !path.endsWith('.js') ||
    preload.entry.includes(path) ||
    named.some((chunk) => path.startsWith(`${chunk}.`))
  return {
    ...registration,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([path]) => isNeeded(path))),
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
