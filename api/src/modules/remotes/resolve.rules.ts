import { createHash } from 'node:crypto'
import type { AudienceRole, RemoteRegistration } from '@kursportal/shared/federation'
import type { Rollout } from './registry.rules.ts'

/** What decides which release somebody gets. */
export type Visitor = {
  /** Stays the same from visit to visit; null for somebody we do not know yet. */
  key: string | null
  roles: readonly AudienceRole[]
  /** Flags of the settings that are on. */
  flags: readonly string[]
}

const SLOTS = 10_000

/** Where a visitor stands between 0 and 100 for a release; always the same, and another place for each release. */
const placeOf = (key: string, remote: string, version: string): number =>
  ((createHash('sha256').update(`${remote}@${version}:${key}`).digest().readUInt32BE(0) % SLOTS) / SLOTS) *
  100

const isIn = ({ version, audience }: Rollout, remote: string, visitor: Visitor): boolean => {
  switch (audience.kind) {
    case 'role':
      return visitor.roles.includes(audience.role)
    case 'flag':
      return visitor.flags.includes(audience.flag)
    default:
      return visitor.key !== null && placeOf(visitor.key, remote, version) < audience.percent
  }
}

const order = ['role', 'flag', 'percent'] as const

/**
 * Which release of a remote somebody gets and why: the rollout that names them most closely (role, then flag, then
 * share), or else the active release. Undefined where there is none for them.
 */
export const pickRelease = (
  remote: { name: string; active: string | null; rollouts: readonly Rollout[] },
  visitor: Visitor,
): { version: string; reason: RemoteRegistration['reason'] } | undefined => {
  for (const kind of order) {
    const rollout = remote.rollouts.find(
      (candidate) => candidate.audience.kind === kind && isIn(candidate, remote.name, visitor),
    )
    if (rollout) return { version: rollout.version, reason: kind }
  }
  return remote.active ? { version: remote.active, reason: 'active' } : undefined
}
