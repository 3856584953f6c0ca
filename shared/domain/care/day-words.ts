import { once } from '../once.ts'

const day = once(
  () => new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const moment = once(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Berlin',
    }),
)

/** A day in words: `Mittwoch, 4. März`. @param written `YYYY-MM-DD` */
export const dayWords = (written: string): string => day().format(new Date(`${written}T00:00:00Z`))

/** When an appointment begins, in words, as the clock stands in Germany: `Montag, 9. März 2026 um 18:30 Uhr`. */
export const momentWords = (instant: Date): string => `${moment().format(instant)} Uhr`
