import { screenAt, type RemoteRegistration } from '@kursportal/shared/federation'

/**
 * The scripts the screen of a remote at an address begins with, as paths in the folder of its release: its entry, its
 * route table, the page's own chunk. None for a remote under work.
 */
export const firstFiles = (registration: RemoteRegistration, pathname: string): string[] => {
  const names = ['entry', 'remote', screenAt(registration.declaration, pathname).chunk]
  return Object.keys(registration.integrity ?? {}).filter((path) =>
    names.some((name) => name !== undefined && path.startsWith(`${name}.`) && path.endsWith('.js')),
  )
}
