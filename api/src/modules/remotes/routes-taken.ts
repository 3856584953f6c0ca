import {
  isBelow,
  type ReleaseFile,
  type ReleaseNeeds,
  type RemoteDeclaration,
} from '@kursportal/shared/federation'

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

/**
 * Which prefixes of a remote belong to another one that somebody is served, or that is switched off for a while: whoever
 * declared an address first has it.
 * @param served what the remotes are served in now
 */
export const routesTaken = (
  { name, routes }: RemoteDeclaration,
  served: readonly { name: string; release: Pick<ReleaseFile, 'declaration'> }[],
): NonNullable<ReleaseNeeds['taken']> => {
  const known = served
    .filter((other) => other.name !== name)
    .map(({ name: theirs, release }) => ({ name: theirs, routes: release.declaration.routes }))
  return routes.flatMap(({ prefix }) => {
    const by = ownerOf(prefix, known)
    return by === undefined ? [] : [{ prefix, by }]
  })
}
