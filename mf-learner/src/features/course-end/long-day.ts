import { once } from '@kursportal/shared/domain'

const long = once(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }))

/** A day to read in a sentence: „1. Januar 2027“. @param day `YYYY-MM-DD` */
export const longDay = (day: string): string => long().format(new Date(`${day}T00:00:00Z`))
