import { answerDueOn } from './answer-due.ts'

it.each([
  ['counts from the day after', '2026-03-02T09:00:00Z', 2, '2026-03-04'],
  ['leaves out Saturday and Sunday', '2026-03-05T09:00:00Z', 2, '2026-03-09'],
  ['begins on Monday where it was asked on a Saturday', '2026-03-07T09:00:00Z', 1, '2026-03-09'],
  ['takes the day it is in Berlin, not in UTC', '2026-03-02T23:30:00Z', 1, '2026-03-04'],
  ['crosses the change of clocks', '2026-03-27T22:30:00Z', 3, '2026-04-01'],
  ['takes two weeks for ten days', '2026-03-02T09:00:00Z', 10, '2026-03-16'],
])('an answer is due: %s', (_what, asked, days, due) => {
  expect(answerDueOn(new Date(asked), days)).toBe(due)
})
