import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, object } from '../primitives.ts'

/** What a day in somebody's calendar is about. */
export const calendarKind = z
  .enum(['unit', 'appointment', 'begin_by', 'certificate', 'redo'])
  .describe(
    'unit: a chapter opens; appointment: live; begin_by: the last day to begin; certificate: it waits to be fetched; redo: the course may be done again',
  )

/** A day or an hour of somebody's courses. */
export const calendarEntry = object({
  key: z.string().describe('Stays the same when the entry is moved'),
  kind: calendarKind,
  state: z
    .enum(['planned', 'expected', 'open', 'done', 'cancelled'])
    .describe(
      'expected: a chapter behind one that is not begun; open: a chapter that opened and was not begun; done: begun, or over',
    ),
  course_id: id,
  course_title: z.string(),
  title: z
    .string()
    .nullable()
    .describe('Of the chapter or the appointment; null where it is about the course'),
  chapter_number: z.int().min(1).nullable().describe('Which chapter opens, counted from 1'),
  day: day.describe('The day it falls on in Berlin'),
  starts_at: instant.nullable().describe('Of an appointment; null for a whole day'),
  ends_at: instant.nullable().describe('Of an appointment'),
}).meta({ id: 'CalendarEntry' })
export type CalendarEntry = z.infer<typeof calendarEntry>

/** The address somebody's calendar subscribes to. */
export const calendarFeed = object({
  address: z.url().nullable().describe('Whoever has it reads the calendar; null while it is switched off'),
  created_at: instant.nullable().describe('When it got this address'),
  read_at: instant.nullable().describe('When a calendar asked, noted once an hour; null while none did'),
}).meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof calendarFeed>

const calendarFile = { binary: ['text/calendar'] } as const

/** The days of one's courses: on the screen, as a file, and as a feed that calendars subscribe to (decision 0451). */
export const calendarCalls = {
  readCalendar: defineCall({
    method: 'GET',
    path: '/calendar',
    who: 'user',
    extension: true,
    summary:
      'What the courses one takes hold in the coming twelve weeks, and what has been open since last week',
    answer: object({
      today: day.describe('In Berlin'),
      entries: z.array(calendarEntry).describe('Soonest first'),
    }),
  }),
  readCalendarFile: defineCall({
    method: 'GET',
    path: '/calendar/file',
    who: 'user',
    extension: true,
    summary: 'The day on which a course goes on, as a file for a calendar (iCalendar)',
    query: object({ 'course-id': id }),
    answer: calendarFile,
    errors: ['not_found'],
  }),
  readCalendarFeed: defineCall({
    method: 'GET',
    path: '/calendar-feed',
    who: 'user',
    extension: true,
    summary: 'The secret address of the own calendar',
    answer: calendarFeed,
  }),
  renewCalendarFeed: defineCall({
    method: 'PUT',
    path: '/calendar-feed',
    who: 'user',
    extension: true,
    summary: 'Switch the own calendar on, or give it a new address; the old one ends',
    answer: calendarFeed,
  }),
  endCalendarFeed: defineCall({
    method: 'DELETE',
    path: '/calendar-feed',
    who: 'user',
    extension: true,
    summary: 'Switch the own calendar off; its address ends',
  }),
  sendCalendar: defineCall({
    method: 'GET',
    path: '/calendar.ics',
    who: 'public',
    extension: true,
    summary: 'Somebody’s calendar (iCalendar), for whoever has its address',
    description: 'Needs no login; the token is the secret. Holds titles and times, no person’s data.',
    query: object({ token: z.string().min(1).max(100).describe('From `address` of `GET /calendar-feed`') }),
    answer: calendarFile,
    errors: ['not_found'],
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
}
