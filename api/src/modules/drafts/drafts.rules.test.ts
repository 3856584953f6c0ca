import { isWorthKeeping } from './drafts.rules.ts'

const minutes = (count: number): number => count * 60_000

it.each([
  ['while somebody writes', 0.1, 5, false, false],
  ['after a rest of ten minutes', 10, 10, false, true],
  ['after half an hour without a rest', 0.1, 30, false, true],
  ['where somebody else goes on', 1, 12, true, true],
  ['once for two who write at the same time', 0.1, 3, true, false],
])('a version is kept: %s', (_when, idle, sinceKept, isByOther, expected) => {
  expect(isWorthKeeping({ idleMs: minutes(idle), sinceKeptMs: minutes(sinceKept), isByOther })).toBe(expected)
})
