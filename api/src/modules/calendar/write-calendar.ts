import { TZDate } from '@date-fns/tz'
import { entryTitle } from '@kursportal/shared/domain'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Context } from '../../platform/context.ts'
import type { DatedEntry } from './entries-of.ts'

const ZONE = 'Europe/Berlin'

/** Summer time as it has been since 1996 (Directive 2000/84/EC); a calendar must not guess what a zone means. */
const BERLIN = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** A file whose `DTSTAMP` are in UTC, as RFC 5545 wants them; the library leaves the mark of it out beside a time zone. */
const inUtc = (file: string): string => file.replace(/^(DTSTAMP:\d{8}T\d{6})(?=\r?$)/gm, '$1Z')

/** How often a calendar should ask, in seconds. */
const ASK_AGAIN_AFTER = 4 * 3600

const statusOf = { cancelled: ICalEventStatus.CANCELLED, expected: ICalEventStatus.TENTATIVE } as const

/**
 * Entries as the file every calendar reads (RFC 5545): whole days that keep nobody busy, appointments in the time of
 * Berlin, no alarms. An entry keeps its UID when it is moved, so that a calendar moves it as well.
 */
export const writeCalendar = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  name: string,
  entries: readonly DatedEntry[],
): string => {
  const now = clock.now()
  const host = new URL(config.publicUrl).host
  const calendar = ical({ name, prodId: '//Kursportal//DE', ttl: ASK_AGAIN_AFTER })
  calendar.timezone({ name: ZONE, generator: () => BERLIN })
  for (const entry of entries) {
    const { key, state, starts_at, ends_at, day } = entry
    const timed = starts_at && ends_at
    calendar.createEvent({
      id: `${key}@${host}`,
      stamp: now,
      sequence: entry.revision,
      summary: entryTitle(entry),
      url: `${config.publicUrl}/courses/${entry.course_id}`,
      allDay: !timed,
      start: new TZDate(timed ? starts_at : `${day}T00:00:00Z`, timed ? ZONE : 'UTC'),
      ...(timed ? { end: new TZDate(ends_at, ZONE) } : {}),
      timezone: timed ? ZONE : null,
      status: state === 'cancelled' || state === 'expected' ? statusOf[state] : ICalEventStatus.CONFIRMED,
      transparency:
        timed && state !== 'cancelled' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
  }
  return inUtc(calendar.toString())
}
