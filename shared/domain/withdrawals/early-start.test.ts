import { firstDayAfterPeriod } from './early-start.ts'

it.each([
  ['2027-03-01', '2027-03-16'],
  // 14 days end on a Saturday: the period goes on until Monday.
  ['2027-03-06', '2027-03-23'],
  ['2027-02-15', '2027-03-02'],
])('a contract of %s opens its course on %s', (concluded, begins) => {
  expect(firstDayAfterPeriod(concluded)).toBe(begins)
})
