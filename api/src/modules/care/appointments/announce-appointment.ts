import { momentWords } from '@kursportal/shared/domain'
import type { Context } from '../../../platform/context.ts'
import { isStillGranted } from '../../learning/granted-courses.ts'
import { sendTemplate } from '../../templates/render-template.ts'

/** What is told about an appointment. */
type Announcement = { appointment_id: string; what: 'new' | 'changed' }

/** Tells everybody who takes the course, after the transaction; one that has begun is not announced. */
export const announceLater = async (
  context: Context,
  { id, starts_at }: { id: string; starts_at: Date },
  what: Announcement['what'],
): Promise<void> => {
  if (starts_at <= context.clock.now()) return
  await context.enqueue('care.announce-appointment', { appointment_id: id, what })
}

/**
 * Mails an appointment as it stands now to everybody who has begun the course and not finished it. Answers how many
 * mails were queued.
 */
export const announceAppointment = async (
  context: Context,
  { appointment_id, what }: Announcement,
  signal?: AbortSignal,
): Promise<number> => {
  const appointment = await context.db
    .selectFrom('appointments')
    .innerJoin('courses', 'courses.id', 'appointments.course_id')
    .select([
      'course_id',
      'courses.title as course',
      'appointments.title',
      'starts_at',
      'minutes',
      'cancelled',
    ])
    .where('appointments.id', '=', appointment_id)
    .executeTakeFirst()
  if (!appointment) return 0
  const { course_id, course, title, starts_at, minutes, cancelled } = appointment
  const told = cancelled ? 'appointment-cancelled' : (`appointment-${what}` as const)
  const people = await participants(context, course_id)
  for (const { email, first_name } of people) {
    signal?.throwIfAborted()
    await sendTemplate(
      context,
      told,
      email,
      {
        first_name,
        course,
        title,
        when: momentWords(starts_at),
        minutes: String(minutes),
        link: `${context.config.publicUrl}/courses/${course_id}`,
      },
      { courseId: course_id },
    )
  }
  return people.length
}

/** Who is in the middle of a course that they still have. */
const participants = (context: Context, courseId: string) =>
  context.db
    .selectFrom('participations')
    .innerJoin('users', 'users.id', 'participations.user_id')
    .innerJoin('courses as course', 'course.id', 'participations.course_id')
    .select(['users.email', 'users.first_name'])
    .where('participations.course_id', '=', courseId)
    .where('participations.finished_at', 'is', null)
    .where(isStillGranted(context))
    .orderBy('users.id')
    .execute()
