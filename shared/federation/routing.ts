import { isBelow } from './address-space.ts'
import type { RemoteDeclaration } from './declaration.ts'

/**
 * The remote an address belongs to and the route of its declaration that says so; the longest prefix wins.
 * `undefined` where no remote claims the address.
 */
export const claimOf = <R extends { declaration: RemoteDeclaration }>(
  remotes: readonly R[],
  pathname: string,
): { remote: R; route: RemoteDeclaration['routes'][number] } | undefined =>
  remotes
    .flatMap((remote) => remote.declaration.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => isBelow(pathname, route.prefix))
    .reduce<{ remote: R; route: RemoteDeclaration['routes'][number] } | undefined>(
      (best, claim) => (best && best.route.prefix.length >= claim.route.prefix.length ? best : claim),
      undefined,
    )
