import type { CalendarEntry } from '@kursportal/shared/contract'
import { once } from '@kursportal/shared/domain'
import { translate } from './texts.ts'
import { comingDay, sinceDay } from '../time-texts.ts'

const clock = once(
  () => new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }),
)

/** What an entry is, where the course is said beside it. */
export const entryName = ({ kind, title, chapter_number: number }: CalendarEntry): string => {
  if (kind === 'unit') return translate('calendar.chapter', { number: number ?? 0, title: title ?? '' })
  if (kind === 'appointment') return title ?? ''
  return translate(`calendar.names.${kind}`)
}

/** When it is, or what becomes of it: „öffnet am Freitag“, „seit gestern offen“, „morgen um 18:30 Uhr“. */
export const entryTime = ({ kind, state, day, starts_at }: CalendarEntry, today: string): string => {
  if (state === 'cancelled') return translate('calendar.cancelled')
  if (starts_at)
    return translate('calendar.at', { day: comingDay(day, today), time: clock().format(new Date(starts_at)) })
  if (state === 'open') return translate('calendar.openSince', { day: sinceDay(day, today) })
  if (state === 'expected') return translate('calendar.expected', { day: comingDay(day, today) })
  return kind === 'unit' ? translate('calendar.opens', { day: comingDay(day, today) }) : comingDay(day, today)
}
