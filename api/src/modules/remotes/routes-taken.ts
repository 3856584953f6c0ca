import { isBelow, type ReleaseNeeds, type RemoteDeclaration } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

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
 */
export const routesTaken = async (
  { db }: Pick<Context, 'db'>,
  { name, routes }: RemoteDeclaration,
): Promise<NonNullable<ReleaseNeeds['taken']>> => {
  const others = await db
    .selectFrom('remotes')
    .innerJoin('remote_releases', 'remote_releases.remote', 'remotes.name')
    .select(['remotes.name', 'remote_releases.release'])
    .where('remotes.name', '!=', name)
    .where((eb) =>
      eb.or([
        eb('remote_releases.version', '=', eb.ref('remotes.active_version')),
        eb.exists(
          eb
            .selectFrom('remote_rollouts')
            .select('id')
            .whereRef('remote_rollouts.remote', '=', 'remotes.name')
            .whereRef('remote_rollouts.version', '=', 'remote_releases.version'),
        ),
      ]),
    )
    .orderBy('remotes.name')
    .execute()
  const known = others.map(({ name: theirs, release }) => ({
    name: theirs,
    routes: release.declaration.routes,
  }))
  return routes.flatMap(({ prefix }) => {
    const by = ownerOf(prefix, known)
    return by === undefined ? [] : [{ prefix, by }]
  })
}
