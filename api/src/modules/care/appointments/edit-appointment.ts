import type { Appointment, CallBody, appointmentCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { announceLater } from './announce-appointment.ts'
import { ledAppointment, presentAppointment } from './appointments.store.ts'

/**
 * Moves, changes, cancels or restores a live appointment.
 * @throws ApiError not_found for whoever does not lead the course; edited_meanwhile
 */
export const editAppointment = async (
  context: ActorContext,
  id: string,
  { announce, based_on, ...changes }: CallBody<typeof appointmentCalls.editAppointment>,
): Promise<Appointment> => {
  const before = await ledAppointment(context, id)
  if (before.revision !== based_on) throw new ApiError('edited_meanwhile')
  const row = await context.db
    .updateTable('appointments')
    .set({ ...changes, revision: before.revision + 1, updated_at: context.clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteForAdmins(context, before, { details: { appointment: id, ...changes } })
  if (announce) await announceLater(context, row, 'changed')
  return presentAppointment(row)
}
