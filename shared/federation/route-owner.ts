import { isBelow } from './address-space.ts'
import type { RemoteDeclaration } from './declaration.ts'

/**
 * Whose an address is among the routes of other remotes: the owner of the longest route it lies at or below, unless that
 * one leaves what is below it to others.
 */
export const ownerOf = (
  prefix: string,
  others: readonly { name: string; routes: RemoteDeclaration['routes'] }[],
): string | undefined => {
  const [longest] = others
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })))
    .filter((theirs) => isBelow(prefix, theirs.prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
  if (!longest || (longest.open_below && longest.prefix !== prefix)) return undefined
  return longest.name
}
