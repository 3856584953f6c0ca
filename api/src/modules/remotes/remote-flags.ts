import type { CallAnswer, CallBody, RemoteFlag, remoteCalls } from '@kursportal/shared/contract'
import { flagStates, type RemoteDeclaration } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteChange } from './registry.store.ts'
import type { ChangeMaker } from './remotes.policy.ts'

/** What somebody has switched of the flags of some remotes, in one query; ask the result with the remote. */
export const readSwitched = async (
  { db }: Pick<Context, 'db'>,
  remotes: readonly string[],
): Promise<(remote: string) => Record<string, boolean>> => {
  const rows =
    remotes.length === 0
      ? []
      : await db
          .selectFrom('remote_flags')
          .select(['remote', 'flag', 'is_on'])
          .where('remote', 'in', remotes)
          .execute()
  return (remote) =>
    Object.fromEntries(rows.filter((row) => row.remote === remote).map(({ flag, is_on }) => [flag, is_on]))
}

/** The flags that the release everybody gets declares, and whether they are on. */
export const presentFlags = (
  declaration: Pick<RemoteDeclaration, 'flags'> | undefined,
  switched: Readonly<Record<string, boolean>>,
): RemoteFlag[] => {
  const states = flagStates(declaration ?? {}, switched)
  return (declaration?.flags ?? []).map(({ name, label, hint }) => ({
    name,
    label,
    hint: hint ?? null,
    on: states[name] === true,
  }))
}

/** The declaration of the release everybody gets. @throws ApiError not_found */
const activeDeclaration = async ({ db }: Pick<Context, 'db'>, remote: string): Promise<RemoteDeclaration> => {
  const found = await db
    .selectFrom('remotes')
    .innerJoin('remote_releases', (join) =>
      join
        .onRef('remote_releases.remote', '=', 'remotes.name')
        .onRef('remote_releases.version', '=', 'remotes.active_version'),
    )
    .select('remote_releases.release')
    .where('remotes.name', '=', remote)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  return found.release.declaration
}

/**
 * Switches a flag of a remote for everybody, in open tabs too; noted in the trail. Where it is so already nothing is noted.
 * @throws ApiError not_found where the release everybody gets declares no such flag
 */
export const switchFlag = async (
  context: Context,
  by: ChangeMaker,
  { name: remote, flag, on }: CallBody<typeof remoteCalls.switchFlag>,
): Promise<CallAnswer<typeof remoteCalls.switchFlag>> => {
  const declaration = await activeDeclaration(context, remote)
  const switched = (await readSwitched(context, [remote]))(remote)
  const known = presentFlags(declaration, switched).find(({ name }) => name === flag)
  if (!known) throw new ApiError('not_found')
  if (known.on !== on) {
    await context.db
      .insertInto('remote_flags')
      .values({ remote, flag, is_on: on })
      .onConflict((conflict) => conflict.columns(['remote', 'flag']).doUpdateSet({ is_on: on }))
      .execute()
    await noteChange(context, remote, by, known.label, {
      action: on ? 'flag_on' : 'flag_off',
      version: null,
      from_version: null,
      audience: null,
    })
    await context.publish('platform-changed', { what: 'remotes', remote })
  }
  return { flags: presentFlags(declaration, { ...switched, [flag]: on }) }
}
