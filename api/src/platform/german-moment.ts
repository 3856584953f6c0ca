/** A moment as a mail proves it: `2. März 2026 um 18:30:12`, by the clock in Germany. */
export const germanMoment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})
