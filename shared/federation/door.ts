import { isBelow } from './address-space.ts'
import type { RemoteDeclaration } from './declaration.ts'
import type { NavViewer } from './navigation.ts'

/**
 * Whether somebody may see an address of a remote, by what its routes declare: a route's permission holds for everything
 * below its prefix, also where a longer prefix names none. An admin may do what a course creator may
 * (decisions, People and rights). Protects nothing: the API checks every call.
 */
export const mayEnter = (
  { routes }: Pick<RemoteDeclaration, 'routes'>,
  pathname: string,
  perms: NavViewer['perms'] | undefined,
): boolean =>
  routes.every(
    ({ prefix, permission }) =>
      permission === undefined ||
      !isBelow(pathname, prefix) ||
      perms?.[permission] === true ||
      perms?.admin === true,
  )
