import type { CallBody, templateCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendTemplate } from './render-template.ts'

/** So many mails at once at most; who is left gets one the next time. */
const MOST = 2000
const DAY_MS = 86_400_000

/**
 * Queues a reminder for each person with a course they began and have not finished: the one they used last. Who wants none gets none.
 * @throws ApiError not_found when somebody named does not exist
 */
export const sendReminders = async (
  context: Context,
  { user_ids, inactive_days }: CallBody<typeof templateCalls.sendReminder>,
): Promise<{ sent: number }> => {
  if (user_ids) await requirePeople(context, user_ids)
  const open = await openCourses(context, user_ids, inactive_days)
  for (const { email, first_name, title, live_id, done, lectures } of open) {
    await sendTemplate(context, 'reminder', email, {
      first_name,
      course: title,
      done: String(done ?? 0),
      total: String(lectures ?? 0),
      link: `${context.config.publicUrl}/courses/${live_id}`,
    })
  }
  return { sent: open.length }
}

/** One row a person: the open participation they reported to last. */
const openCourses = ({ db, clock }: Context, userIds: string[] | undefined, inactiveDays: number) => {
  let query = db
    .selectFrom('participations')
    .innerJoin('users', 'users.id', 'participations.user_id')
    .innerJoin('courses', 'courses.id', 'participations.course_id')
    .where('participations.finished_at', 'is', null)
    .where('courses.retired_at', 'is', null)
    .where('users.wants_reminders', '=', true)
  if (userIds) query = query.where('users.id', 'in', userIds)
  else {
    const since = new Date(clock.now().getTime() - inactiveDays * DAY_MS)
    query = query.where((eb) => eb(eb.fn.coalesce('users.last_seen_at', 'users.created_at'), '<', since))
  }
  return query
    .distinctOn('users.id')
    .select(['users.email', 'users.first_name', 'courses.title', 'courses.id as live_id'])
    .select((eb) => [
      eb
        .selectFrom('videos')
        .whereRef('videos.course_id', '=', 'courses.id')
        .where('videos.retired_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('lectures'),
      eb
        .selectFrom('lecture_progress')
        .innerJoin('videos', 'videos.id', 'lecture_progress.video_id')
        .whereRef('lecture_progress.participation_id', '=', 'participations.id')
        .where('lecture_progress.done_at', 'is not', null)
        .where('videos.retired_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('done'),
    ])
    .orderBy('users.id')
    .orderBy('participations.started_at', 'desc')
    .limit(MOST)
    .execute()
}

const requirePeople = async ({ db }: Context, ids: string[]): Promise<void> => {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute()
  if (found.length < wanted.size) throw new ApiError('not_found')
}
