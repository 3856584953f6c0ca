import { once } from '../once.ts'
import { remembered } from '../remembered.ts'
import { twoDigits } from '../two-digits.ts'

const berlin = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

const HOUR = 3_600_000

/** Of a full hour since 1970; a list of courses asks for that of one instant sixty times. */
const dayOfHour = remembered((hour: number) => berlin().format(hour * HOUR))

/**
 * The calendar day an instant falls on in Germany, `YYYY-MM-DD`; decides ages and years. Midnight in Berlin is a full
 * hour of UTC since 1893, so that all instants of such an hour share their day.
 */
export const berlinDay = (instant: Date): string => dayOfHour(Math.floor(instant.getTime() / HOUR))

/**
 * The calendar day an instant falls on where the device is, `YYYY-MM-DD`. For hints on a first screen, as the rules of a
 * time zone cost a slow phone a tenth of a second to load; what counts goes by {@link berlinDay}.
 */
export const deviceDay = (instant: Date): string =>
  `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
