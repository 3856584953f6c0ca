import type { RegistryChange } from '@kursportal/shared/contract'
import type { Audience } from '@kursportal/shared/federation'
import { decideChange, type Decision, type RegistryState } from './registry.rules.ts'

const percent = (share: number): Audience => ({ kind: 'percent', percent: share })
const state: RegistryState = { active: 'b', history: ['a'], disabled: false, rollouts: [], kept: [] }
const withRollout: RegistryState = {
  ...state,
  rollouts: [{ id: 'r1', version: 'c', audience: percent(10) }],
}
const decide = (from: RegistryState, change: RegistryChange): Decision => decideChange(from, change, 'new')

const after = (from: RegistryState, change: RegistryChange) => {
  const decision = decide(from, change)
  if (decision.kind !== 'decided') throw new Error(`was not done: ${decision.kind}`)
  return decision
}

describe('a change of the registry', () => {
  it('activates a release and remembers the one before', () => {
    const { next, note } = after(state, { kind: 'activate', version: 'c' })
    expect(next).toEqual({ ...state, active: 'c', history: ['b', 'a'] })
    expect(note).toEqual({ action: 'activated', version: 'c', from_version: 'b', audience: null })
  })

  it('leaves a release to people, and to the platform again, and changes nothing else', () => {
    const kept = after(state, { kind: 'keep', version: 'b' })
    expect(kept.next).toEqual({ ...state, kept: ['b'] })
    expect(kept.note).toEqual({ action: 'kept', version: 'b', from_version: null, audience: null })
    expect(decide(kept.next, { kind: 'keep', version: 'b' })).toEqual({ kind: 'unchanged' })
    expect(after(kept.next, { kind: 'watch', version: 'b' }).next).toEqual(state)
    expect(decide(state, { kind: 'watch', version: 'b' })).toEqual({ kind: 'unchanged' })
  })

  it('never lists the active release as one to go back to', () => {
    expect(after(state, { kind: 'activate', version: 'a' }).next.history).toEqual(['b'])
  })

  it('activates the first release of all', () => {
    const empty: RegistryState = { active: null, history: [], disabled: false, rollouts: [], kept: [] }
    expect(after(empty, { kind: 'activate', version: 'a' }).next).toMatchObject({ active: 'a', history: [] })
  })

  it('ends the rollout of what everybody gets now', () => {
    expect(after(withRollout, { kind: 'activate', version: 'c' }).next.rollouts).toEqual([])
    expect(after(withRollout, { kind: 'activate', version: 'd' }).next.rollouts).toHaveLength(1)
  })

  it('rolls out beside other kinds and instead of its own', () => {
    const wider = after(withRollout, { kind: 'roll_out', version: 'c', audience: percent(50) }).next
    expect(wider.rollouts).toEqual([{ id: 'new', version: 'c', audience: percent(50) }])
    const role: Audience = { kind: 'role', role: 'admin' }
    expect(after(withRollout, { kind: 'roll_out', version: 'd', audience: role }).next.rollouts).toHaveLength(
      2,
    )
  })

  it('halts a rollout, and everybody is back on the active release', () => {
    const { next, note } = after(withRollout, { kind: 'halt', rollout_id: 'r1' })
    expect(next).toEqual(state)
    expect(note).toMatchObject({ action: 'halted', version: 'c', from_version: 'b' })
  })

  it('rolls back step by step, and what was taken back counts as bad', () => {
    const { next, withdrawn } = after(
      { ...state, history: ['a', 'z'] },
      {
        kind: 'roll_back',
      },
    )
    expect(next).toMatchObject({ active: 'a', history: ['z'] })
    expect(withdrawn).toBe('b')
  })

  it('switches off and on', () => {
    const off = after(withRollout, { kind: 'disable' }).next
    expect(off).toEqual({ ...withRollout, disabled: true })
    expect(after(off, { kind: 'enable' }).next).toEqual(withRollout)
  })

  it.each<[string, RegistryState, RegistryChange, Decision]>([
    ['activating what is active', state, { kind: 'activate', version: 'b' }, { kind: 'unchanged' }],
    [
      'rolling out what is active',
      state,
      { kind: 'roll_out', version: 'b', audience: percent(5) },
      { kind: 'unchanged' },
    ],
    [
      'the same rollout again',
      withRollout,
      { kind: 'roll_out', version: 'c', audience: percent(10) },
      { kind: 'unchanged' },
    ],
    ['enabling what is on', state, { kind: 'enable' }, { kind: 'unchanged' }],
    [
      'halting what is not running',
      state,
      { kind: 'halt', rollout_id: 'r1' },
      { kind: 'refused', code: 'not_found' },
    ],
    [
      'going back to nothing',
      { ...state, history: [] },
      { kind: 'roll_back' },
      { kind: 'refused', code: 'no_previous_release' },
    ],
  ])('%s', (_, from, change, expected) => {
    expect(decide(from, change)).toEqual(expected)
  })
})
