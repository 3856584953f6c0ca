import type { CallAnswer, CallBody, remoteCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { consequencesOf } from './consequences.ts'
import { requireFits } from './gate.ts'
import { decideChange } from './registry.rules.ts'
import { holdRemote, storeDecision } from './registry.store.ts'
import type { ChangeMaker } from './remotes.policy.ts'
import { readOverview } from './remotes.views.ts'

type Change = Omit<CallBody<typeof remoteCalls.changeRemote>, 'revision'> & {
  /** The one the change was decided on; undefined: whatever it is now (the platform itself). */
  revision?: number
}

/**
 * Changes what visitors get of a remote, or says what the change would come to.
 * @throws ApiError not_found, edited_meanwhile, no_previous_release, release_incompatible, release_unchecked
 */
export const changeRemote = async (
  context: Context,
  by: ChangeMaker,
  { name, revision, reason, change, accept_unknown, dry_run }: Change,
): Promise<CallAnswer<typeof remoteCalls.changeRemote>> => {
  const held = await holdRemote(context, name)
  if (!held) throw new ApiError('not_found')
  if (revision !== undefined && revision !== held.revision) {
    const { last_change } = await readOverview(context, name)
    throw new ApiError('edited_meanwhile', { revision: held.revision, last_change })
  }
  const decision = decideChange(held.state, change, newId())
  if (decision.kind === 'refused') throw new ApiError(decision.code)
  const given = decision.kind === 'decided' ? releaseGivenBy(decision.note) : null
  const compatibility =
    given === null ? null : await requireFits(context, name, given, accept_unknown === true)
  const consequences = await consequencesOf(context, name, held.state, decision, compatibility)
  const applied = decision.kind === 'decided' && dry_run !== true
  if (applied) await storeDecision(context, name, held.state, decision, by, reason)
  return { applied, consequences, remote: await readOverview(context, name) }
}

/** The release somebody gets anew by a change; null where nobody does. */
const releaseGivenBy = ({ action, version }: { action: string; version: string | null }): string | null =>
  ['activated', 'rolled_out', 'rolled_back'].includes(action) ? version : null
