import { berlinClock, berlinInstant, startOfBerlinDay } from './berlin-time.ts'

it.each([
  ['in winter', '2026-03-09', '18:30', '2026-03-09T17:30:00.000Z'],
  ['in summer', '2026-07-01', '00:05', '2026-06-30T22:05:00.000Z'],
  ['after the clocks went forward', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  ['before they did', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['after the clocks went back', '2026-10-25', '18:00', '2026-10-25T17:00:00.000Z'],
  ['late in the evening of that day', '2026-10-25', '23:45', '2026-10-25T22:45:00.000Z'],
])('knows what the clock in Berlin shows %s', (_when, day, clock, instant) => {
  expect(berlinInstant(day, clock).toISOString()).toBe(instant)
  expect(berlinClock(new Date(instant))).toBe(clock)
})

it.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, instant) => {
  expect(startOfBerlinDay(day).toISOString()).toBe(instant)
})
