import type { VersionMatrix } from '@kursportal/shared/contract'
import { SHELL } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { matrixOf, usesOf, type ShellInUse } from './matrix.rules.ts'
import { offerOf, readFolderOffer } from './shell-offer.ts'

/** Every release that is active, being rolled out, or what one would go back to; the active one of each remote first. */
const releasesInUse = async ({ db }: Pick<Context, 'db'>) => {
  const rollouts = await db.selectFrom('remote_rollouts').select(['remote', 'version']).execute()
  const isRolledOut = (name: string, version: string): boolean =>
    rollouts.some((rollout) => rollout.remote === name && rollout.version === version)
  const rows = await db
    .selectFrom('remotes')
    .innerJoin('remote_releases', 'remote_releases.remote', 'remotes.name')
    .select(['remotes.name', 'active_version', 'previous_version', 'remote_releases.version', 'release'])
    .where((eb) =>
      eb.or([
        eb('remote_releases.version', '=', eb.ref('active_version')),
        eb('remote_releases.version', '=', eb.ref('previous_version')),
        eb(
          'remote_releases.version',
          'in',
          eb
            .selectFrom('remote_rollouts')
            .select('remote_rollouts.version')
            .whereRef('remote_rollouts.remote', '=', 'remotes.name'),
        ),
      ]),
    )
    .orderBy('remotes.name')
    .orderBy((of) => of('remote_releases.version', '=', of.ref('active_version')), 'desc')
    .orderBy('published_at', 'desc')
    .execute()
  return rows.map(({ name, version, release, ...known }) => ({
    name,
    version,
    release,
    uses: usesOf(version, { ...known, rolled_out: isRolledOut(name, version) }),
  }))
}

/**
 * Which release of which remote runs in which release of the shell.
 * @param only the one remote a deploy token may see
 */
export const readMatrix = async (
  { db, config: { shellDir } }: Pick<Context, 'db' | 'config'>,
  only: string | undefined,
): Promise<VersionMatrix> => {
  const found = await releasesInUse({ db })
  const folder: ShellInUse[] =
    shellDir === undefined
      ? []
      : [{ version: null, uses: ['active'], offer: await readFolderOffer(shellDir) }]
  const shells = found
    .filter(({ name }) => name === SHELL)
    .map(({ version, uses, release }): ShellInUse => ({ version, uses, offer: offerOf(release) }))
  const remotes = found.filter(({ name }) => name !== SHELL && (only === undefined || name === only))
  return matrixOf(shellDir === undefined ? shells : folder, remotes)
}
