import { lastWithdrawalDay } from './withdrawal-period.ts'

it.each([
  ['counts 14 days, the first of which is the day after', '2026-11-02', '2026-11-16'],
  ['goes on to Monday from a Saturday', '2026-11-07', '2026-11-23'],
  ['goes on to Monday from a Sunday', '2026-11-08', '2026-11-23'],
  ['crosses the end of February in a leap year', '2028-02-16', '2028-03-01'],
  ['crosses the end of a year', '2026-12-18', '2027-01-01'],
])('%s', (_what, concluded, last) => {
  expect(lastWithdrawalDay(concluded)).toBe(last)
})
