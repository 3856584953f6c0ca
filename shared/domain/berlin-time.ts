import { DAY_MS } from './days.ts'
import { once } from './once.ts'
import { berlinDay } from './people/berlin-day.ts'
import { remembered } from './remembered.ts'
import { twoDigits } from './two-digits.ts'

const offsetFormat = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' }),
)

const clockFormat = once(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The calendar year of an instant in Berlin. */
export const berlinYear = (instant: Date): number => Number(berlinDay(instant).slice(0, 4))

/** The instant at which a day (`YYYY-MM-DD`) begins in Berlin. */
export const startOfBerlinDay = (day: string): Date => new Date(startOf(day))

const startOf = remembered((day: string): number => {
  const asUtc = new Date(`${day}T00:00:00Z`)
  // The clocks change at 2 or 3 o'clock, so the offset an hour or two before midnight UTC is that of the midnight.
  const offset = /GMT([+-])(\d{2}):(\d{2})/.exec(
    offsetFormat().format(new Date(asUtc.getTime() - 2 * 3_600_000)),
  )
  const minutes = offset ? (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1) : 0
  return asUtc.getTime() - minutes * 60_000
})

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** What the clock in Berlin shows at an instant, `HH:MM`. */
export const berlinClock = (instant: Date): string => {
  const parts = clockFormat().formatToParts(instant)
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value)
  return `${twoDigits(part('hour'))}:${twoDigits(part('minute'))}`
}

/** The instant at which the clock in Berlin shows `HH:MM` on a day (`YYYY-MM-DD`). */
export const berlinInstant = (day: string, clock: string): Date => {
  const wanted = minutesOf(clock)
  const guess = startOfBerlinDay(day).getTime() + wanted * 60_000
  // On the days on which the clocks change, what comes after that is an hour off.
  return new Date(guess + (wanted - minutesOf(berlinClock(new Date(guess)))) * 60_000)
}
