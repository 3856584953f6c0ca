import type { RemoteDeclaration } from './declaration.ts'

/** Whether an address lies at or below a path: `/admin/members` below `/admin`, `/administrator` not. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** What belongs to the frame and the server; a remote that claimed it would never be shown there. */
const notForRemotes = ['/login', '/register', '/legal', '/faq', '/api', '/assets', '/remotes']

/** Whether a path belongs to the frame or the server. */
export const isOfTheFrame = (path: string): boolean => notForRemotes.some((prefix) => isBelow(path, prefix))

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
