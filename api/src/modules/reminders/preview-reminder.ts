import type { CallAnswer, CallQuery, reminderCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { renderTemplate } from '../templates/render-template.ts'
import { dueReminders } from './due-reminders.ts'
import { openCourses, variablesOf } from './open-courses.ts'

const DAYS = 14

/**
 * The reminder as whoever of the circle waits longest would get it.
 * @throws ApiError not_found where nobody is due
 */
export const previewReminder = async (
  context: Context,
  { inactive_days, society_id, course_id }: CallQuery<typeof reminderCalls.previewReminder>,
): Promise<CallAnswer<typeof reminderCalls.previewReminder>> => {
  const circle = {
    userIds: undefined,
    inactiveDays: inactive_days ?? DAYS,
    societyId: society_id,
    courseId: course_id,
  }
  const [person] = await dueReminders(context, circle, 1)
  if (!person) throw new ApiError('not_found')
  const [course] = await openCourses(context, circle, [person.id])
  if (!course) throw new ApiError('not_found')
  const { subject, text } = await renderTemplate(context, 'reminder', variablesOf(context, person, course))
  return { name: nameOrEmail(person), subject, text }
}
