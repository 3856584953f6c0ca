import { once } from '../once.ts'

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
