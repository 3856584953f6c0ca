import { once } from '../once.ts'
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

/** The calendar day an instant falls on in Germany, `YYYY-MM-DD`; decides ages and years. */
export const berlinDay = (instant: Date): string => berlin().format(instant)

/**
 * The calendar day an instant falls on where the device is, `YYYY-MM-DD`. For hints on a first screen, as the rules of a
 * time zone cost a slow phone a tenth of a second to load; what counts goes by {@link berlinDay}.
 */
export const deviceDay = (instant: Date): string =>
  `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
