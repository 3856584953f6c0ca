import { once } from './once.ts'
import { berlinDay } from './people/berlin-day.ts'

const offsetFormat = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' }),
)

/** The calendar year of an instant in Berlin. */
export const berlinYear = (instant: Date): number => Number(berlinDay(instant).slice(0, 4))

/** The instant at which a day (`YYYY-MM-DD`) begins in Berlin. */
export const startOfBerlinDay = (day: string): Date => {
  const asUtc = new Date(`${day}T00:00:00Z`)
  // The clocks change at 2 or 3 o'clock, so the offset an hour or two before midnight UTC is that of the midnight.
  const offset = /GMT([+-])(\d{2}):(\d{2})/.exec(
    offsetFormat().format(new Date(asUtc.getTime() - 2 * 3_600_000)),
  )
  const minutes = offset ? (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1) : 0
  return new Date(asUtc.getTime() - minutes * 60_000)
}

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
