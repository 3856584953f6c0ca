import type { CallAnswer, remoteCalls } from '@kursportal/shared/contract'
import type { Compatibility } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import type { Decision, RegistryState } from './registry.rules.ts'
import { shareByVersion } from './figures.ts'

type Consequences = CallAnswer<typeof remoteCalls.changeRemote>['consequences']

/** What a change comes to, for whoever is about to make it. */
export const consequencesOf = async (
  context: Context,
  name: string,
  before: RegistryState,
  decision: Decision,
  compatibility: Compatibility | null,
): Promise<Consequences> => {
  if (decision.kind !== 'decided')
    return {
      from_version: before.active,
      to_version: before.active,
      share: 0,
      ended_rollouts: 0,
      compatibility: null,
    }
  const { note, next } = decision
  const shares = (await shareByVersion(context, [name])).get(name) ?? {}
  const known = Object.keys(shares).length > 0
  const shareOf = (version: string | null): number => (version ? (shares[version] ?? 0) : 0)
  const ended = before.rollouts.filter((rollout) => !next.rollouts.includes(rollout)).length
  const common = { ended_rollouts: ended, compatibility }
  switch (note.action) {
    case 'activated':
    case 'rolled_back':
      return {
        ...common,
        from_version: note.from_version,
        to_version: note.version,
        share: known ? 1 - shareOf(note.version) : null,
      }
    case 'rolled_out':
      return {
        ...common,
        from_version: before.active,
        to_version: note.version,
        share: note.audience?.kind === 'percent' ? note.audience.percent / 100 : null,
      }
    case 'halted':
      return {
        ...common,
        from_version: note.version,
        to_version: before.active,
        share: known ? shareOf(note.version) : null,
      }
    case 'kept':
    case 'watched':
      return { ...common, from_version: note.version, to_version: note.version, share: 0 }
    case 'disabled':
      return { ...common, from_version: before.active, to_version: null, share: 1 }
    default:
      return { ...common, from_version: null, to_version: before.active, share: 1 }
  }
}
