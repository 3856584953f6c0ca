import { berlinDay, daysBetween } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'

const { translate } = bindTexts('mf-learner', { ...commonTexts })

/** The name of a day of the week: „Freitag“. From the texts, as a formatter takes a slow phone long to make. */
export const weekdayOf = (day: string): string => {
  const name = weekdays[new Date(`${day}T00:00Z`).getUTCDay()]
  return name ? translate(`common.weekdays.${name}`) : ''
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const isDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * A day (`YYYY-MM-DD`) or instant to look forward to: „morgen“, „am Freitag“ within the week, else „am 12.05.2026“; the
 * date also where this device takes the day to be over, since its clock may be wrong. Days are those of Berlin, like
 * the days courses count in, wherever the device is.
 * @param today the day it is in Berlin, where the platform said so; else by the clock of the device
 */
export const comingDay = (instant: string | Date, today = berlinDay(new Date())): string => {
  const day = typeof instant === 'string' && isDay.test(instant) ? instant : berlinDay(new Date(instant))
  const days = daysBetween(today, day)
  if (days === 0) return translate('common.today')
  if (days === 1) return translate('common.tomorrow')
  return translate('common.onDay', { day: days > 0 && days < 7 ? weekdayOf(day) : formatDay(day) })
}

/** A day gone by, of Berlin: „heute“, „gestern“, „Freitag“ within the week, else „12.05.2026“. */
export const sinceDay = (day: string, today = berlinDay(new Date())): string => {
  const days = daysBetween(day, today)
  if (days === 0) return translate('common.today')
  if (days === 1) return translate('common.yesterday')
  return days > 1 && days < 7 ? weekdayOf(day) : formatDay(day)
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
