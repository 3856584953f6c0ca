import type { CalendarEntry } from '@kursportal/shared/contract'
import { addDays, daysBetween } from '@kursportal/shared/domain'

/** So many entries the card of the week shows. */
const SHOWN = 3
const DAYS = 7

/** The Monday of the week a day lies in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** What is worth a look in the coming seven days; what else there is says so elsewhere, or is no more than a plan. */
const isOfWeek =
  (today: string) =>
  ({ kind, state, day }: CalendarEntry): boolean =>
    daysBetween(today, day) < DAYS &&
    state !== 'expected' &&
    (kind === 'unit' || kind === 'appointment' || kind === 'begin_by')

export type Week = {
  shown: CalendarEntry[]
  /** There is more in the coming weeks than is shown. */
  more: boolean
  /** All of it lies in the week of the calendar that today is in. */
  isThisWeek: boolean
}

/** The card of the week: the next entries, three at most. */
export const weekOf = (today: string, entries: readonly CalendarEntry[]): Week => {
  const shown = entries.filter(isOfWeek(today)).slice(0, SHOWN)
  const sunday = addDays(mondayOf(today), 6)
  return {
    shown,
    more: entries.length > shown.length,
    isThisWeek: shown.every(({ day }) => day <= sunday),
  }
}

export type WeekGroup = { monday: string; entries: CalendarEntry[] }

/** Entries by week, soonest first; what has been open since last week belongs to this one. */
export const byWeek = (today: string, entries: readonly CalendarEntry[]): WeekGroup[] => {
  const weeks = new Map<string, CalendarEntry[]>()
  for (const entry of entries) {
    const monday = mondayOf(entry.day < today ? today : entry.day)
    weeks.set(monday, [...(weeks.get(monday) ?? []), entry])
  }
  return [...weeks].map(([monday, of]) => ({ monday, entries: of }))
}
