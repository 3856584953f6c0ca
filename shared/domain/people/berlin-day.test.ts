import * as fc from 'fast-check'
import { berlinDay } from './berlin-day.ts'

it.each([
  ['the last instant of a winter day', '2026-01-15T22:59:59.999Z', '2026-01-15'],
  ['midnight in winter', '2026-01-15T23:00:00.000Z', '2026-01-16'],
  ['the last instant of a summer day', '2026-07-15T21:59:59.999Z', '2026-07-15'],
  ['midnight in summer', '2026-07-15T22:00:00.000Z', '2026-07-16'],
])('knows the day in Berlin at %s', (_when, instant, day) => {
  expect(berlinDay(new Date(instant))).toBe(day)
})

it('gives the day of an instant whichever instants it was asked for before', () => {
  const plain = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1 }), (instants) => {
      for (const one of instants) expect(berlinDay(one)).toBe(plain.format(one))
    }),
  )
})

it('refuses what is no instant', () => {
  expect(() => berlinDay(new Date(Number.NaN))).toThrow(RangeError)
})
