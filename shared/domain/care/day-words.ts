import { twoDigits } from '../two-digits.ts'
import { hoursAhead } from './hours-ahead.ts'

// Written out instead of asked of `Intl`, whose first formatter costs a slow phone the better part of a tenth of a second,
// with a time zone more (decision 0185). The test compares both.

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

/** @param day an instant whose day in UTC is meant */
const inWords = (day: Date): string =>
  `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()}. ${months[day.getUTCMonth()]}`

/** A day in words: `Mittwoch, 4. März`. @param written `YYYY-MM-DD` */
export const dayWords = (written: string): string => inWords(new Date(`${written}T00:00:00Z`))

/** When an appointment begins, in words, as the clock stands in Germany: `Montag, 9. März 2026 um 18:30 Uhr`. */
export const momentWords = (instant: Date): string => {
  const there = new Date(instant.getTime() + hoursAhead(instant) * 3_600_000)
  const clock = `${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`
  return `${inWords(there)} ${there.getUTCFullYear()} um ${clock} Uhr`
}
