import type { DigestChoice } from '@kursportal/shared/contract'
import { addDays, berlinDay, startOfBerlinDay } from '@kursportal/shared/domain'

const EVENING_HOUR = 17

/** Five in the evening of a day in Berlin. The clocks change at night, so the hour counts from noon on. */
const eveningOf = (day: string): Date => {
  const next = startOfBerlinDay(addDays(day, 1))
  return new Date(next.getTime() - (24 - EVENING_HOUR) * 3_600_000)
}

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1

/**
 * Up to which instant posts are told by now, for each choice: `each` all of them, `daily` those until the last five
 * o'clock in the evening, `weekly` those until that of the last Monday.
 */
export const digestCutoffs = (now: Date): Record<Exclude<DigestChoice, 'off'>, Date> => {
  const today = berlinDay(now)
  const lastDay = now >= eveningOf(today) ? today : addDays(today, -1)
  let monday = lastDay
  while (!isMonday(monday)) monday = addDays(monday, -1)
  return { each: now, daily: eveningOf(lastDay), weekly: eveningOf(monday) }
}
