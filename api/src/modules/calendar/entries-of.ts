import type { CalendarEntry } from '@kursportal/shared/contract'
import { addDays, berlinDay, startOfBerlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { appointmentsOf } from '../care/appointments/appointments-of.ts'
import { loadCourseTrees } from '../learning/course-tree.ts'
import { courseEntries } from './course-entries.ts'

/** An entry, and how often it was changed where that is counted (SEQUENCE of an event). */
export type DatedEntry = CalendarEntry & { revision: number }

/** So many days before and after today. */
export type Span = { before: number; after: number }

/**
 * What somebody's courses hold in some days, soonest first: chapters that open, live appointments, dates. As many
 * queries for many courses as for one.
 */
export const entriesOf = async (context: Context, userId: string, span: Span): Promise<DatedEntry[]> => {
  const now = context.clock.now()
  const today = berlinDay(now)
  const [first, last] = [addDays(today, -span.before), addDays(today, span.after)]
  // One after the other: the embedded database has one connection.
  const { trees } = await loadCourseTrees(context, userId)
  const appointments = await appointmentsOf(context, {
    user_id: userId,
    from: startOfBerlinDay(first),
    to: startOfBerlinDay(addDays(last, 1)),
  })
  const days = trees
    .flatMap((tree) => courseEntries(tree, now))
    .filter(({ day }) => first <= day && day <= last)
    .map((entry) => ({ ...entry, revision: 0 }))
  return [...days, ...appointments.map((one) => appointmentEntry(one, now))].toSorted(soonestFirst)
}

type Appointment = Awaited<ReturnType<typeof appointmentsOf>>[number]

const appointmentEntry = (one: Appointment, now: Date): DatedEntry => {
  const ends = new Date(one.starts_at.getTime() + one.minutes * 60_000)
  return {
    key: `appointment-${one.id}`,
    kind: 'appointment',
    state: one.cancelled ? 'cancelled' : ends <= now ? 'done' : 'planned',
    course_id: one.course_id,
    course_title: one.course_title,
    title: one.title,
    chapter_number: null,
    day: berlinDay(one.starts_at),
    starts_at: one.starts_at.toISOString(),
    ends_at: ends.toISOString(),
    revision: one.revision,
  }
}

/** Whole days before the hours of a day. */
const soonestFirst = (a: CalendarEntry, b: CalendarEntry): number =>
  a.day.localeCompare(b.day) ||
  (a.starts_at ?? '').localeCompare(b.starts_at ?? '') ||
  a.key.localeCompare(b.key)
