import { sql, type SqlBool } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { grantedTo } from '../../learning/granted-courses.ts'

/** A live appointment as somebody's calendar needs it. */
type PersonalAppointment = {
  id: string
  course_id: string
  course_title: string
  title: string
  starts_at: Date
  minutes: number
  link: string | null
  cancelled: boolean
  /** How often it was changed: SEQUENCE of an event. */
  revision: number
  updated_at: Date
}

/**
 * The live appointments of the courses that somebody takes or made, soonest first, cancelled ones among them.
 * @param asked those that begin at `from` or later and before `to`
 */
export const appointmentsOf = (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { user_id, from, to }: { user_id: string; from: Date; to: Date },
): Promise<PersonalAppointment[]> =>
  context.db
    .selectFrom('appointments')
    .innerJoin('courses as course', 'course.id', 'appointments.course_id')
    .where('course.retired_at', 'is', null)
    .where(sql<SqlBool>`(course.owner_id = ${user_id} or ${grantedTo(context, user_id)})`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('appointments.id')
    .select([
      'appointments.id',
      'course_id',
      'course.title as course_title',
      'appointments.title',
      'starts_at',
      'minutes',
      'link',
      'cancelled',
      'appointments.revision',
      'appointments.updated_at',
    ])
    .execute()
