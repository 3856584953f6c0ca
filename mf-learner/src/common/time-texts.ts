import { once } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { translate } from '../texts/index.ts'

const DAY = 86_400_000
const weekday = once(() => new Intl.DateTimeFormat('de-DE', { weekday: 'long' }))

const isDay = /^\d{4}-\d{2}-\d{2}$/

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/**
 * A day (`YYYY-MM-DD`) or instant to look forward to: „morgen“, „am Freitag“ within the week, else „am 12.05.2026“; the date also where this
 * device takes the day to be over, since its clock may be wrong.
 */
export const comingDay = (instant: string | Date, now = new Date()): string => {
  // A day is one of this device: at midnight in London it is another one west of it.
  const date = new Date(typeof instant === 'string' && isDay.test(instant) ? `${instant}T00:00` : instant)
  const days = Math.round((midnight(date) - midnight(now)) / DAY)
  if (days === 0) return translate('common.today')
  if (days === 1) return translate('common.tomorrow')
  return translate('common.onDay', { day: days > 0 && days < 7 ? weekday().format(date) : formatDay(date) })
}

/** A day gone by: „heute“, „gestern“, „Freitag“ within the week, else „12.05.2026“. */
export const sinceDay = (day: string, now = new Date()): string => {
  const date = new Date(`${day}T00:00`)
  const days = Math.round((midnight(now) - midnight(date)) / DAY)
  if (days === 0) return translate('common.today')
  if (days === 1) return translate('common.yesterday')
  return days > 1 && days < 7 ? weekday().format(date) : formatDay(day)
}

/** A length in words that suit it: „unter 1 Min.“, „12 Min.“, „1 Std. 20 Min.“. */
export const lengthText = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return translate('common.underAMinute')
  if (minutes < 60) return translate('common.minutes', { minutes })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0
    ? translate('common.hours', { hours })
    : translate('common.hoursMinutes', { hours, minutes: rest })
}
