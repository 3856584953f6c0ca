import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, appointmentCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { careCourse } from '../care.policy.ts'
import { presentAppointment } from './appointments.store.ts'

/**
 * The live appointments of a course that the actor takes or leads. One that goes on now is still to come.
 * @throws ApiError not_found
 */
export const listAppointments = async (
  context: ActorContext,
  { 'course-id': courseId, over, ...page }: CallQuery<typeof appointmentCalls.listAppointments>,
): Promise<CallAnswer<typeof appointmentCalls.listAppointments>> => {
  const { course_id } = await careCourse(context, courseId)
  const isOver = sql<SqlBool>`starts_at + minutes * interval '1 minute' <= ${context.clock.now()}`
  const matching = context.db
    .selectFrom('appointments')
    .where('course_id', '=', course_id)
    .where(over ? isOver : sql<SqlBool>`not ${isOver}`)
  const { rows, total } = await pageOf(
    matching
      .selectAll()
      .orderBy('starts_at', over ? 'desc' : 'asc')
      .orderBy('id'),
    matching,
    page,
  )
  return { items: rows.map(presentAppointment), total }
}
