import {
  registrationOf,
  registrationUnderWork,
  type FederationInfo,
  type ReleaseFile,
  type RemoteDeclaration,
  type RemoteRegistration,
  type ServedRelease,
} from '@kursportal/shared/federation'

/** A remote as resolved for a visitor, with what the server itself needs of its release. */
export type ResolvedRemote = { registration: RemoteRegistration; preload: ReleaseFile['preload'] }

/** A remote under work: the files of its development server, whose manifest changes with every edit. */
export const presentUnderWork = (declaration: RemoteDeclaration, address: string): ResolvedRemote => ({
  registration: registrationUnderWork(declaration, address),
  preload: { entry: [], chunks: {} },
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
})

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
