import * as fc from 'fast-check'
import { dayWords, momentWords } from './day-words.ts'

/** From when on the clocks are changed as they are today. */
const since = { min: new Date('1996-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }

it('says a day with its weekday', () => {
  expect(dayWords('2026-03-04')).toBe('Mittwoch, 4. März')
})

it('says when an appointment begins by the clock in Germany, in winter and in summer', () => {
  expect(momentWords(new Date('2026-03-09T17:30:00Z'))).toBe('Montag, 9. März 2026 um 18:30 Uhr')
  expect(momentWords(new Date('2026-07-01T22:05:00Z'))).toBe('Donnerstag, 2. Juli 2026 um 00:05 Uhr')
})

it.each([
  ['before the clocks go forward', '2026-03-29T00:59:59Z', 'Sonntag, 29. März 2026 um 01:59 Uhr'],
  ['after that', '2026-03-29T01:00:00Z', 'Sonntag, 29. März 2026 um 03:00 Uhr'],
  ['before they go back', '2026-10-25T00:59:59Z', 'Sonntag, 25. Oktober 2026 um 02:59 Uhr'],
  ['after that', '2026-10-25T01:00:00Z', 'Sonntag, 25. Oktober 2026 um 02:00 Uhr'],
])('knows the clock %s', (_when, instant, words) => {
  expect(momentWords(new Date(instant))).toBe(words)
})

it('says the same as the rules of the language and the time zone', () => {
  const day = new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const moment = new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  })
  fc.assert(
    fc.property(fc.date(since), (instant) => {
      expect(dayWords(instant.toISOString().slice(0, 10))).toBe(day.format(instant))
      expect(momentWords(instant)).toBe(`${moment.format(instant)} Uhr`)
    }),
    { numRuns: 1000 },
  )
})
