import { addDays, berlinDay } from '@kursportal/shared/domain'

/** Days whose figures are told month by month. */
const YEAR = 365

/** From so many letters of a day its month, or the day itself. */
export const keyLength = (days: number): number => (days === YEAR ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length)

/** The days, or the months of a year, from an instant to another, in Berlin, without gaps. */
export const keysBetween = (since: Date, until: Date, days: number): string[] => {
  const last = berlinDay(until)
  const keys: string[] = []
  for (let day = berlinDay(since); day <= last; day = addDays(day, 1)) {
    const key = day.slice(0, keyLength(days))
    if (keys.at(-1) !== key) keys.push(key)
  }
  return keys
}
