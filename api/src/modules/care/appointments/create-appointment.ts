import type { Appointment, CallBody, appointmentCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { ledCourse } from '../care.policy.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { announceLater } from './announce-appointment.ts'
import { presentAppointment } from './appointments.store.ts'

/** Makes a live appointment. @throws ApiError not_found for whoever does not lead the course */
export const createAppointment = async (
  context: ActorContext,
  { announce, course_id, ...fields }: CallBody<typeof appointmentCalls.createAppointment>,
): Promise<Appointment> => {
  const { db, clock } = context
  const course = await ledCourse(context, course_id)
  const now = clock.now()
  const row = await db
    .insertInto('appointments')
    .values({ id: newId(), course_id, ...fields, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteForAdmins(context, course, { details: { appointment: row.id } })
  if (announce) await announceLater(context, row, 'new')
  return presentAppointment(row)
}
