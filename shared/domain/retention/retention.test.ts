import { retentionCutoff, retentionSeconds } from './retention-cutoff.ts'
import {
  isOptionalKind,
  retentionInForce,
  retentionKinds,
  retentionLimits,
  retentionRules,
  settableKinds,
  type RetentionPeriod,
} from './retention-rules.ts'

const isDue = (since: string, period: RetentionPeriod, now: string) =>
  new Date(since) < retentionCutoff(period, new Date(now))

it.each<[string, RetentionPeriod, string, string, boolean]>([
  // Minutes, hours and days are counted to the second.
  [
    'a code before its time',
    { count: 15, unit: 'minutes' },
    '2026-03-02T09:00:00Z',
    '2026-03-02T09:15:00Z',
    false,
  ],
  ['a code after it', { count: 15, unit: 'minutes' }, '2026-03-02T09:00:00Z', '2026-03-02T09:15:01Z', true],
  ['a key after a day', { count: 24, unit: 'hours' }, '2026-03-02T09:00:00Z', '2026-03-03T09:00:01Z', true],
  [
    '14 days over the change of clocks',
    { count: 14, unit: 'days' },
    '2026-03-20T12:00:00Z',
    '2026-04-03T11:59:59Z',
    false,
  ],
  ['and a second later', { count: 14, unit: 'days' }, '2026-03-20T12:00:00Z', '2026-04-03T12:00:01Z', true],
  // Months end at midnight in Berlin.
  [
    '12 months, on the last evening',
    { count: 12, unit: 'months' },
    '2025-03-02T09:00:00Z',
    '2026-03-02T22:59:59Z',
    false,
  ],
  [
    '12 months, at midnight after it',
    { count: 12, unit: 'months' },
    '2025-03-02T09:00:00Z',
    '2026-03-02T23:00:00Z',
    true,
  ],
  [
    'late in the evening it is the next day in Berlin',
    { count: 1, unit: 'months' },
    '2026-01-31T23:30:00Z',
    '2026-03-01T22:59:00Z',
    false,
  ],
  [
    'from the last of August to the last of February',
    { count: 6, unit: 'months' },
    '2025-08-31T09:00:00Z',
    '2026-02-28T12:00:00Z',
    false,
  ],
  [
    'from the last of August to March',
    { count: 6, unit: 'months' },
    '2025-08-31T09:00:00Z',
    '2026-02-28T23:00:00Z',
    true,
  ],
  [
    'from a leap day, a year later',
    { count: 12, unit: 'months' },
    '2024-02-29T12:00:00Z',
    '2025-02-28T23:00:00Z',
    true,
  ],
  [
    'in summer midnight is two hours before UTC',
    { count: 1, unit: 'months' },
    '2026-06-10T12:00:00Z',
    '2026-07-10T22:00:00Z',
    true,
  ],
  // Years are whole ones after the end of the first.
  [
    '3 years from the end of the year',
    { count: 3, unit: 'years' },
    '2022-01-02T09:00:00Z',
    '2025-12-31T22:59:59Z',
    false,
  ],
  [
    'and the first night after them',
    { count: 3, unit: 'years' },
    '2022-12-31T22:30:00Z',
    '2025-12-31T23:00:00Z',
    true,
  ],
  [
    'New Year in Berlin belongs to the new year',
    { count: 3, unit: 'years' },
    '2022-12-31T23:30:00Z',
    '2025-12-31T23:00:00Z',
    false,
  ],
  ['until the year ends', { count: 0, unit: 'years' }, '2025-12-31T12:00:00Z', '2026-01-01T00:00:00Z', true],
  ['in the year itself', { count: 0, unit: 'years' }, '2026-01-01T00:00:00Z', '2026-12-31T22:59:59Z', false],
])('is due: %s', (_what, period, since, now, due) => {
  expect(isDue(since, period, now)).toBe(due)
})

it('never goes back: what is due stays due', () => {
  for (const period of [
    { count: 1, unit: 'months' },
    { count: 3, unit: 'years' },
  ] as const) {
    let before = 0
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const cutoff = retentionCutoff(period, new Date(Date.UTC(2027, 0, 1, hour))).getTime()
      expect(cutoff).toBeGreaterThanOrEqual(before)
      before = cutoff
    }
  }
})

it('knows what a fixed period is in seconds', () => {
  expect(retentionSeconds(retentionRules.codes)).toBe(900)
  expect(retentionSeconds(retentionRules.sessions)).toBe(30 * 86_400)
})

it('delivers periods within their own limits', () => {
  for (const kind of settableKinds) {
    const { least, most } = retentionLimits(kind)
    expect(retentionRules[kind].count).toBeGreaterThanOrEqual(least)
    expect(retentionRules[kind].count).toBeLessThanOrEqual(most)
  }
})

it('deletes nothing that is the operator’s to weigh until they want it', () => {
  const delivered = retentionInForce({})
  expect(retentionKinds.filter((kind) => !delivered[kind].on)).toEqual(retentionKinds.filter(isOptionalKind))
  expect(retentionInForce({ care: { on: true, count: 7 } }).care).toEqual({
    on: true,
    count: 7,
    unit: 'years',
  })
})

it('heeds no choice beyond the limits, and none about what is fixed', () => {
  const chosen = retentionInForce({
    audit_log: { on: false, count: 1 },
    invitations: { on: true, count: 9_999 },
    sessions: { on: false, count: 1 },
  })
  expect(chosen.audit_log).toEqual({ on: true, count: 6, unit: 'months' })
  expect(chosen.invitations).toEqual({ on: true, count: 365, unit: 'days' })
  expect(chosen.sessions).toEqual({ on: true, count: 30, unit: 'days' })
})

it('keeps a film as long as the lecture it was in', () => {
  expect(retentionInForce({ deleted_parts: { on: true, count: 60 } }).unused_films.count).toBe(60)
})
