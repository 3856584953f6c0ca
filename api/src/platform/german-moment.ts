/** A moment as a mail proves it: `2. März 2026 um 18:30:12`, by the clock in Germany. */
export const germanMoment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as a mail says it: `2. März 2026`. @param day `YYYY-MM-DD` */
export const germanDay = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`))
