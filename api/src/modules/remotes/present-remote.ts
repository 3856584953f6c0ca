import {
  claimOf,
  mayEnter,
  registrationOf,
  registrationUnderWork,
  satisfiesCaret,
  type FederationInfo,
  type NavViewer,
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
 * A remote as a page names it: of menu and screens those that this visitor can open, and of the hashes, which do not
 * compress, only those of styles and of what the shell itself runs or fetches ahead: the entry and the chunks that these
 * screens are named with. The entry knows the others. All routes stay, so that the shell can say whom an address is for,
 * the closed ones without the chunk that nobody fetches.
 * Whoever logs in or out reads the registry anew, which names everything (`sessionChanged`).
 * @param shellContract that of the shell which reads the page
 */
export const presentInPage = (
  { registration, preload, knowsChunks }: ResolvedRemote,
  shellContract: string,
  perms: Perms,
): RemoteRegistration => {
  const { declaration, integrity } = registration
  if (!integrity || !knowsChunks || !satisfiesCaret(shellContract, CHUNK_HASHES)) return registration
  const shown = openTo(declaration, perms)
  const named = [...shown.routes, ...(shown.screens ?? [])].flatMap(({ chunk }) => chunk ?? [])
  const isShown = shown.routes.length > 0 || (shown.places ?? []).length > 0
  const isNeeded = (path: string): boolean =>
    !path.endsWith('.js') ||
    (isShown ? preload.entry.includes(path) : path.startsWith('entry.')) ||
    named.some((chunk) => path.startsWith(`${chunk}.`))
  const routes = declaration.routes.map((route) => {
    if (shown.routes.includes(route)) return route
    const { chunk: _, ...closed } = route
    return closed
  })
  return {
    ...registration,
    declaration: { ...shown, routes },
    integrity: Object.fromEntries(Object.entries(integrity).filter(([path]) => isNeeded(path))),
  }
}

/** What a visitor may do; undefined while nobody is logged in. */
type Perms = NavViewer['perms'] | undefined

/** Of a declaration what a visitor can open. */
const openTo = (declaration: RemoteDeclaration, perms: Perms): RemoteDeclaration => {
  const isOpen = (path: string): boolean =>
    mayEnter(declaration, path, perms) &&
    (perms !== undefined || claimOf([{ declaration }], path)?.route.public === true)
  return {
    ...declaration,
    routes: declaration.routes.filter(({ prefix }) => isOpen(prefix)),
    nav: declaration.nav.filter(
      ({ permission }) => permission === undefined || perms?.admin || perms?.[permission],
    ),
    ...(declaration.screens && { screens: declaration.screens.filter(({ path }) => isOpen(path)) }),
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
