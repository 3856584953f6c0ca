import type { ReleaseFile } from '@kursportal/shared/federation'
import { newId } from '../../platform/ids.ts'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { ChangeMaker } from './remotes.policy.ts'
import type { Decided, RegistryState } from './registry.rules.ts'

/** A remote as it stands. */
type RemoteState = { revision: number; state: RegistryState }

/** Reads a remote and holds it until the transaction ends, so that of two changes at once one waits. */
export const holdRemote = async (context: Pick<Context, 'db'>, name: string) => {
  await context.db.selectFrom('remotes').select('name').where('name', '=', name).forUpdate().execute()
  return readRemoteState(context, name)
}

/** Reads a remote; undefined when there is none of that name. */
export const readRemoteState = async (
  { db }: Pick<Context, 'db'>,
  name: string,
): Promise<RemoteState | undefined> => {
  const remote = await db
    .selectFrom('remotes')
    .select(['active_version', 'disabled_at', 'revision'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!remote) return undefined
  const history = await db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', name)
    .where('retired_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('retired_at', 'desc')
    .execute()
  const kept = await db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', name)
    .where('kept_at', 'is not', null)
    .execute()
  const rollouts = await db
    .selectFrom('remote_rollouts')
    .select(['id', 'version', 'audience'])
    .where('remote', '=', name)
    .orderBy('started_at')
    .execute()
  return {
    revision: remote.revision,
    state: {
      active: remote.active_version,
      history: history.map(({ version }) => version).filter((version) => version !== remote.active_version),
      disabled: remote.disabled_at !== null,
      rollouts,
      kept: kept.map(({ version }) => version),
    },
  }
}

/** Notes a line of the audit trail. */
export const noteChange = async (
  { db, clock }: Context,
  remote: string,
  by: ChangeMaker,
  reason: string,
  note: Decided['note'],
): Promise<void> => {
  await db
    .insertInto('remote_changes')
    .values({
      id: newId(),
      remote,
      at: clock.now(),
      action: note.action,
      version: note.version,
      from_version: note.from_version,
      audience: note.audience && JSON.stringify(note.audience),
      reason,
      user_id: by.kind === 'person' ? by.id : null,
      token_id: by.kind === 'token' ? by.id : null,
      by_platform: by.kind === 'platform',
    })
    .execute()
}

/** Stores what was decided, notes it, and tells every process and open tab. */
export const storeDecision = async (
  context: Context,
  name: string,
  before: RegistryState,
  { next, withdrawn, note }: Decided,
  by: ChangeMaker,
  reason: string,
): Promise<void> => {
  const { db, clock } = context
  const now = clock.now()
  const releases = () => db.updateTable('remote_releases').where('remote', '=', name)
  if (next.active !== before.active) {
    if (before.active)
      await releases()
        .set(withdrawn === before.active ? { withdrawn_at: now } : { retired_at: now })
        .where('version', '=', before.active)
        .execute()
    if (next.active)
      await releases()
        .set({ withdrawn_at: null, retired_at: null })
        .where('version', '=', next.active)
        .execute()
  }
  if (next.kept !== before.kept)
    await releases()
      .set({ kept_at: next.kept.length > before.kept.length ? now : null })
      .where('version', '=', note.version)
      .execute()
  await db
    .updateTable('remotes')
    .set((eb) => ({
      active_version: next.active,
      previous_version: next.history[0] ?? null,
      ...(next.disabled === before.disabled ? {} : { disabled_at: next.disabled ? now : null }),
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('name', '=', name)
    .execute()
  await storeRollouts(context, name, before, next)
  await forgetVotes(context, name, note)
  await noteChange(context, name, by, reason, note)
  await context.publish('platform-changed', { what: 'remotes', remote: name })
}

const storeRollouts = async (
  { db, clock }: Context,
  remote: string,
  before: RegistryState,
  next: RegistryState,
): Promise<void> => {
  const ended = before.rollouts.filter((rollout) => !next.rollouts.includes(rollout)).map(({ id }) => id)
  if (ended.length > 0) await db.deleteFrom('remote_rollouts').where('id', 'in', ended).execute()
  const begun = next.rollouts.filter((rollout) => !before.rollouts.includes(rollout))
  if (begun.length === 0) return
  const started_at = clock.now()
  await db
    .insertInto('remote_rollouts')
    .values(
      begun.map(({ id, version, audience }) => ({
        id,
        remote,
        version,
        audience: JSON.stringify(audience),
        started_at,
      })),
    )
    .execute()
}

/** A release somebody decided for anew is judged anew: what was said of it before does not count against it. */
const forgetVotes = async ({ db }: Context, remote: string, { action, version }: Decided['note']) => {
  if (!version || !['activated', 'rolled_out'].includes(action)) return
  const withdrawn = await db
    .selectFrom('remote_changes')
    .select('id')
    .where('remote', '=', remote)
    .where('by_platform', '=', true)
    .where((eb) => eb.or([eb('version', '=', version), eb('from_version', '=', version)]))
    .limit(1)
    .executeTakeFirst()
  if (!withdrawn) return
  await db.deleteFrom('remote_votes').where('remote', '=', remote).where('version', '=', version).execute()
}

/** A release of the registry, as its build described it. @throws ApiError not_found without such a release */
export const requireRelease = async (
  { db }: Pick<Context, 'db'>,
  name: string,
  version: string,
): Promise<ReleaseFile> => {
  const found = await db
    .selectFrom('remote_releases')
    .select('release')
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  return found.release
}
