import {
  ownerOf,
  type ReleaseFile,
  type ReleaseNeeds,
  type RemoteDeclaration,
} from '@kursportal/shared/federation'

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
