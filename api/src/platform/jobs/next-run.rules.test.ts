import { nextRun } from './next-run.rules.ts'

describe('when a pattern comes up next', () => {
  it.each([
    // Berlin is one hour ahead in winter, two in summer.
    ['17 * * * *', '2026-01-10T10:00:00Z', '2026-01-10T10:17:00.000Z'],
    ['17 * * * *', '2026-01-10T10:17:00Z', '2026-01-10T11:17:00.000Z'],
    ['*/10 * * * *', '2026-01-10T10:51:30Z', '2026-01-10T11:00:00.000Z'],
    ['23 3 * * *', '2026-01-10T10:00:00Z', '2026-01-11T02:23:00.000Z'],
    ['23 3 * * *', '2026-07-10T10:00:00Z', '2026-07-11T01:23:00.000Z'],
    ['27 8-19 * * *', '2026-01-10T18:30:00Z', '2026-01-11T07:27:00.000Z'],
    ['0,30 6 * * *', '2026-01-10T05:10:00Z', '2026-01-10T05:30:00.000Z'],
    ['0 6 * * 1', '2026-01-10T05:10:00Z', undefined],
  ])('%s after %s: %s', (pattern, after, expected) => {
    expect(nextRun(pattern, new Date(after))?.toISOString()).toBe(expected)
  })
})
