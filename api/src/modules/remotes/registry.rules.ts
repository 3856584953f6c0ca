import type { RegistryChange, RemoteChange } from '@kursportal/shared/contract'
import type { Audience } from '@kursportal/shared/federation'

/** A running rollout. */
export type Rollout = { id: string; version: string; audience: Audience }

/** What the registry says of one remote, without its releases' contents. */
export type RegistryState = {
  active: string | null
  /** Good releases that were active before, the latest first: what rolling back leads to. */
  history: readonly string[]
  disabled: boolean
  rollouts: readonly Rollout[]
  /** Releases the platform does not take back by itself. */
  kept: readonly string[]
}

/** A change that can be done: the state after it and the line of the audit trail. */
export type Decided = {
  kind: 'decided'
  next: RegistryState
  /** The release that counts as bad from now on. */
  withdrawn: string | null
  note: {
    action: RemoteChange['action']
    version: string | null
    from_version: string | null
    audience: Audience | null
  }
}

/** What a change comes to: done, nothing (it is so already), or not possible. */
export type Decision =
  | Decided
  | { kind: 'unchanged' }
  | { kind: 'refused'; code: 'not_found' | 'no_previous_release' }

/** Whether two rollouts are of the same kind, so that the newer one replaces the other. */
const sameKind = (a: Audience, b: Audience): boolean => {
  if (a.kind === 'role' && b.kind === 'role') return a.role === b.role
  if (a.kind === 'flag' && b.kind === 'flag') return a.flag === b.flag
  return a.kind === b.kind
}

const activate = (state: RegistryState, version: string): Decision => {
  const rollouts = state.rollouts.filter((rollout) => rollout.version !== version)
  if (state.active === version && rollouts.length === state.rollouts.length) return { kind: 'unchanged' }
  const before = state.active && state.active !== version ? [state.active] : []
  return {
    kind: 'decided',
    next: {
      ...state,
      active: version,
      history: [...before, ...state.history].filter(
        (known, index, all) => known !== version && all.indexOf(known) === index,
      ),
      rollouts,
    },
    withdrawn: null,
    note: { action: 'activated', version, from_version: state.active, audience: null },
  }
}

const rollOut = (state: RegistryState, { id, version, audience }: Rollout): Decision => {
  const replaced = state.rollouts.find((rollout) => sameKind(rollout.audience, audience))
  const same = replaced?.version === version && JSON.stringify(replaced.audience) === JSON.stringify(audience)
  if (state.active === version || same) return { kind: 'unchanged' }
  return {
    kind: 'decided',
    next: {
      ...state,
      rollouts: [...state.rollouts.filter((rollout) => rollout !== replaced), { id, version, audience }],
    },
    withdrawn: null,
    note: {
      action: 'rolled_out',
      version,
      from_version: replaced?.version ?? state.active,
      audience,
    },
  }
}

const halt = (state: RegistryState, rolloutId: string): Decision => {
  const halted = state.rollouts.find(({ id }) => id === rolloutId)
  if (!halted) return { kind: 'refused', code: 'not_found' }
  return {
    kind: 'decided',
    next: { ...state, rollouts: state.rollouts.filter((rollout) => rollout !== halted) },
    withdrawn: null,
    note: {
      action: 'halted',
      version: halted.version,
      from_version: state.active,
      audience: halted.audience,
    },
  }
}

const rollBack = (state: RegistryState): Decision => {
  const [version, ...history] = state.history
  if (version === undefined) return { kind: 'refused', code: 'no_previous_release' }
  return {
    kind: 'decided',
    next: {
      ...state,
      active: version,
      history,
      rollouts: state.rollouts.filter(
        (rollout) => rollout.version !== state.active && rollout.version !== version,
      ),
    },
    withdrawn: state.active,
    note: { action: 'rolled_back', version, from_version: state.active, audience: null },
  }
}

const setDisabled = (state: RegistryState, disabled: boolean): Decision =>
  state.disabled === disabled
    ? { kind: 'unchanged' }
    : {
        kind: 'decided',
        next: { ...state, disabled },
        withdrawn: null,
        note: {
          action: disabled ? 'disabled' : 'enabled',
          version: state.active,
          from_version: null,
          audience: null,
        },
      }

const setKept = (state: RegistryState, version: string, kept: boolean): Decision =>
  state.kept.includes(version) === kept
    ? { kind: 'unchanged' }
    : {
        kind: 'decided',
        next: {
          ...state,
          kept: kept ? [...state.kept, version] : state.kept.filter((other) => other !== version),
        },
        withdrawn: null,
        note: { action: kept ? 'kept' : 'watched', version, from_version: null, audience: null },
      }

/**
 * What a change does to a remote: the one place that knows the rules of the registry. Whether the release fits the
 * shell is the activation gate's to say, who may change it the policy's.
 * @param newId id for a rollout the change begins
 */
export const decideChange = (state: RegistryState, change: RegistryChange, newId: string): Decision => {
  switch (change.kind) {
    case 'activate':
      return activate(state, change.version)
    case 'roll_out':
      return rollOut(state, { id: newId, version: change.version, audience: change.audience })
    case 'halt':
      return halt(state, change.rollout_id)
    case 'roll_back':
      return rollBack(state)
    case 'keep':
    case 'watch':
      return setKept(state, change.version, change.kind === 'keep')
    default:
      return setDisabled(state, change.kind === 'disable')
  }
}
