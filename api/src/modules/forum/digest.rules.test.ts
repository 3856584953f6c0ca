import { digestCutoffs } from './digest.rules.ts'

it.each([
  // 2 March 2026 is a Monday; Berlin is an hour ahead of UTC in winter, two in summer.
  ['Monday noon', '2026-03-02T11:00:00Z', '2026-03-01T16:00:00Z', '2026-02-23T16:00:00Z'],
  ['Monday, five o’clock', '2026-03-02T16:00:00Z', '2026-03-02T16:00:00Z', '2026-03-02T16:00:00Z'],
  ['Monday, a second before', '2026-03-02T15:59:59Z', '2026-03-01T16:00:00Z', '2026-02-23T16:00:00Z'],
  ['Sunday night', '2026-03-08T22:30:00Z', '2026-03-08T16:00:00Z', '2026-03-02T16:00:00Z'],
  ['the day summer time begins', '2026-03-29T15:00:00Z', '2026-03-29T15:00:00Z', '2026-03-23T16:00:00Z'],
  ['the day summer time ends', '2026-10-25T16:00:00Z', '2026-10-25T16:00:00Z', '2026-10-19T15:00:00Z'],
])('%s', (_name, now, daily, weekly) => {
  const until = digestCutoffs(new Date(now))
  expect([until.each, until.daily, until.weekly]).toEqual([new Date(now), new Date(daily), new Date(weekly)])
})
