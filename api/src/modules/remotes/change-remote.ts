import type { CallAnswer, CallBody, remoteCalls } from '@kursportal/shared/contract'
import type { Compatibility } from '@kursportal/shared/federation'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { consequencesOf } from './consequences.ts'
import { requireFits } from './gate.ts'
import { decideChange, type Decision } from './registry.rules.ts'
import { holdRemote, readRemoteState, storeDecision } from './registry.store.ts'
import type { ChangeMaker } from './remotes.policy.ts'
import { readOverview } from './remotes.views.ts'
import { servedWithoutPlace, tellOfLostPlaces } from './tell-of-places.ts'

type Change = Omit<CallBody<typeof remoteCalls.changeRemote>, 'revision'> & {
  /** The one the change was decided on; undefined: whatever it is now (the platform itself). */
  revision?: number
}

/**
 * Changes what visitors get of a remote, or says what the change would come to. The files of the release that somebody
 * gets anew are judged before the transaction begins: reading them takes as long as the storage takes.
 * @throws ApiError not_found, edited_meanwhile, no_previous_release, release_incompatible, release_unchecked, remote_needed
 */
export const changeRemote = async (
  services: Services,
  by: ChangeMaker,
  asked: Change,
): Promise<CallAnswer<typeof remoteCalls.changeRemote>> => {
  const judged = await judgeGiven(services, asked)
  return inTransaction(services, (context) => applyChange(context, by, asked, judged))
}

/** What the activation gate says of the release that a change gives to somebody. */
type Judged = { version: string; compatibility: Compatibility }

const judgeGiven = async (
  services: Services,
  { name, revision, change, accept_unknown }: Change,
): Promise<Judged | null> => {
  const remote = await readRemoteState(services.database, name)
  if (!remote || (revision !== undefined && revision !== remote.revision)) return null
  const version = releaseGivenBy(decideChange(remote.state, change, newId()))
  if (version === null) return null
  return { version, compatibility: await requireFits(services, name, version, accept_unknown === true) }
}

const applyChange = async (
  context: Context,
  by: ChangeMaker,
  { name, revision, reason, change, dry_run }: Change,
  judged: Judged | null,
): Promise<CallAnswer<typeof remoteCalls.changeRemote>> => {
  const held = await holdRemote(context, name)
  if (!held) throw new ApiError('not_found')
  const refuseEdited = async (): Promise<never> => {
    const { last_change } = await readOverview(context, name)
    throw new ApiError('edited_meanwhile', { revision: held.revision, last_change })
  }
  if (revision !== undefined && revision !== held.revision) await refuseEdited()
  if (change.kind === 'keep' || change.kind === 'watch') await requireRelease(context, name, change.version)
  if (change.kind === 'disable' && (await readOverview(context, name)).needed)
    throw new ApiError('remote_needed')
  const decision = decideChange(held.state, change, newId())
  if (decision.kind === 'refused') throw new ApiError(decision.code)
  const given = releaseGivenBy(decision)
  if (given !== null && given !== judged?.version) await refuseEdited()
  const compatibility = given === null ? null : (judged?.compatibility ?? null)
  const consequences = await consequencesOf(context, name, held.state, decision, compatibility)
  const applied = decision.kind === 'decided' && dry_run !== true
  if (applied) {
    const placeless = await servedWithoutPlace(context)
    await storeDecision(context, name, held.state, decision, by, reason)
    await tellOfLostPlaces(context, { name, version: decision.next.active }, placeless)
  }
  return { applied, consequences, remote: await readOverview(context, name) }
}

/** @throws ApiError not_found without such a release */
const requireRelease = async ({ db }: Context, name: string, version: string): Promise<void> => {
  const found = await db
    .selectFrom('remote_releases')
    .select('version')
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
}

/** The release somebody gets anew by a change; null where nobody does. */
const releaseGivenBy = (decision: Decision): string | null =>
  decision.kind === 'decided' && ['activated', 'rolled_out', 'rolled_back'].includes(decision.note.action)
    ? decision.note.version
    : null
