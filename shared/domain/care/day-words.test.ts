import { dayWords, momentWords } from './day-words.ts'

it('says a day with its weekday', () => {
  expect(dayWords('2026-03-04')).toBe('Mittwoch, 4. März')
})

it('says when an appointment begins by the clock in Germany, in winter and in summer', () => {
  expect(momentWords(new Date('2026-03-09T17:30:00Z'))).toBe('Montag, 9. März 2026 um 18:30 Uhr')
  expect(momentWords(new Date('2026-07-01T22:05:00Z'))).toBe('Donnerstag, 2. Juli 2026 um 00:05 Uhr')
})
