import { keysBetween } from './series.rules.ts'

const at = (instant: string): Date => new Date(instant)

it('names each day in Berlin, the begun ones as well', () => {
  expect(keysBetween(at('2026-02-27T23:30:00Z'), at('2026-03-02T10:00:00Z'), 7)).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})

it('names each month of a year', () => {
  const months = keysBetween(at('2025-11-23T10:00:00Z'), at('2026-11-23T10:00:00Z'), 365)
  expect([months[0], months.at(-1), months.length]).toEqual(['2025-11', '2026-11', 13])
})
