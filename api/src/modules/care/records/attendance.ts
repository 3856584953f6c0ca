import { sql } from 'kysely'
import type { CallAnswer, CallBody, CallQuery, careRecordCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { ledAppointment } from '../appointments/appointments.store.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { hasBegun, requireParticipants } from './participants.ts'

/** Everybody who has begun the course, by name, and whether they were there. @throws ApiError not_found */
export const listAttendance = async (
  context: ActorContext,
  { 'appointment-id': id, ...page }: CallQuery<typeof careRecordCalls.listAttendance>,
): Promise<CallAnswer<typeof careRecordCalls.listAttendance>> => {
  const { course_id } = await ledAppointment(context, id)
  const matching = context.db.selectFrom('users').where(hasBegun(course_id, sql.ref('users.id')))
  const { rows, total } = await pageOf(
    matching
      .select(['users.id', 'first_name', 'last_name', 'email'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('appointment_attendance')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('appointment_id', '=', id),
          )
          .as('attended'),
      )
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('users.id'),
    matching,
    page,
  )
  const items = rows.map((row) => ({
    user_id: row.id,
    name: nameOrEmail(row),
    attended: Boolean(row.attended),
  }))
  return { items, total }
}

/**
 * Notes who was at an appointment and who was not.
 * @throws ApiError not_found, also for people who have not begun the course; appointment_too_early before it begins
 */
export const noteAttendance = async (
  context: ActorContext,
  id: string,
  { attended, absent }: CallBody<typeof careRecordCalls.noteAttendance>,
): Promise<void> => {
  const { db, clock } = context
  const appointment = await ledAppointment(context, id)
  if (appointment.starts_at > clock.now()) throw new ApiError('appointment_too_early')
  await requireParticipants(context, appointment.course_id, attended)
  if (absent.length > 0)
    await db
      .deleteFrom('appointment_attendance')
      .where('appointment_id', '=', id)
      .where('user_id', 'in', absent)
      .execute()
  if (attended.length > 0)
    await db
      .insertInto('appointment_attendance')
      .values([...new Set(attended)].map((user_id) => ({ appointment_id: id, user_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await noteForAdmins(context, appointment, {
    details: { appointment: id, attended: attended.length, absent: absent.length },
  })
}
