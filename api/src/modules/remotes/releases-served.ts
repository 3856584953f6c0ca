import { SHELL, type ReleaseFile } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'

/**
 * Every release somebody is served, or would be if its remote were not switched off: the active ones and those being
 * rolled out.
 * @param of the shell, or all the remotes
 */
export const releasesServed = (
  { db }: Pick<Context, 'db'>,
  of: typeof SHELL | 'remotes',
): Promise<{ name: string; release: ReleaseFile }[]> =>
  db
    .selectFrom('remotes')
    .innerJoin('remote_releases', 'remote_releases.remote', 'remotes.name')
    .select(['remotes.name', 'remote_releases.release'])
    .where('remotes.name', of === SHELL ? '=' : '!=', SHELL)
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
