import type { ReleaseNeeds, RemoteDeclaration } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

/**
 * Which prefixes of a remote belong to another one that is served, or switched off for a while. Longer ones below another
 * remote's are allowed: the longest wins.
 */
export const routesTaken = async (
  { db }: Pick<Context, 'db'>,
  { name, routes }: RemoteDeclaration,
): Promise<NonNullable<ReleaseNeeds['taken']>> => {
  const others = await db
    .selectFrom('remotes')
    .innerJoin('remote_releases', (join) =>
      join
        .onRef('remote_releases.remote', '=', 'remotes.name')
        .onRef('remote_releases.version', '=', 'remotes.active_version'),
    )
    .select(['remotes.name', 'remote_releases.release'])
    .where('remotes.name', '!=', name)
    .orderBy('remotes.name')
    .execute()
  return routes.flatMap(({ prefix }) =>
    others
      .filter(({ release }) => release.declaration.routes.some((theirs) => theirs.prefix === prefix))
      .map((other) => ({ prefix, by: other.name })),
  )
}
