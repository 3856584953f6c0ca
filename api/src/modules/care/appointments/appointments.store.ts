import type { Selectable } from 'kysely'
import type { Appointment } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import type { AppointmentsTable } from '../../../platform/db/schema.care.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { ledCourse, type CareCourse } from '../care.policy.ts'

type Row = Selectable<AppointmentsTable>

/** An appointment of a course that the actor leads, locked for a change. @throws ApiError not_found */
export const ledAppointment = async (context: ActorContext, id: string): Promise<Row & CareCourse> => {
  const row = await context.db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return { ...row, ...(await ledCourse(context, row.course_id)) }
}

/** An appointment as the contract tells it. */
export const presentAppointment = (row: Row): Appointment => ({
  id: row.id,
  course_id: row.course_id,
  title: row.title,
  starts_at: row.starts_at.toISOString(),
  minutes: row.minutes,
  link: row.link,
  cancelled: row.cancelled,
  revision: row.revision,
})
