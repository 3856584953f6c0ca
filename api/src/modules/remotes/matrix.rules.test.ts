import { usesOf } from './matrix.rules.ts'

it.each([
  ['1', { active_version: '1', previous_version: '0', rolled_out: false }, ['active']],
  ['0', { active_version: '1', previous_version: '0', rolled_out: false }, ['previous']],
  ['0', { active_version: '1', previous_version: '0', rolled_out: true }, ['rollout', 'previous']],
  ['1', { active_version: '1', previous_version: null, rolled_out: true }, ['active', 'rollout']],
  ['2', { active_version: null, previous_version: null, rolled_out: true }, ['rollout']],
] as const)('%s is, with %j, there as %j', (version, known, uses) => {
  expect(usesOf(version, known)).toEqual(uses)
})
