import type { CallAnswer, CallBody, templateCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { nameOf } from '../people/present-person.ts'
import { claimReminders, countReminders, dueReminders, isNotPausedSince } from './due-reminders.ts'
import { sendTemplate } from '../templates/render-template.ts'

/** So many names an answer shows. */
const NAMES = 100

/**
 * Queues a reminder for each person with a course they began and have not finished: the one they used last. Who wants
 * none gets none, nor whoever was reminded within the pause.
 * @throws ApiError not_found when somebody named does not exist
 */
export const sendReminders = async (
  context: ActorContext,
  { user_ids: userIds, inactive_days: inactiveDays, dry_run }: CallBody<typeof templateCalls.sendReminder>,
): Promise<CallAnswer<typeof templateCalls.sendReminder>> => {
  if (userIds) await requirePeople(context, userIds)
  const circle = { userIds, inactiveDays }
  const { due, paused, unwanted } = await countReminders(context, circle)
  const people = await dueReminders(context, circle, context.config.limits.remindersAtOnce)
  const sent = dry_run ? people : await remind(context, people)
  return {
    sent: sent.length,
    left: Math.max(0, due - sent.length),
    names: sent.slice(0, NAMES).map(nameOf),
    paused,
    unwanted,
    pause_days: context.config.limits.reminderPauseDays,
  }
}

type Person = Awaited<ReturnType<typeof dueReminders>>[number]

const remind = async (context: ActorContext, people: readonly Person[]): Promise<Person[]> => {
  const claimed = new Set(
    await claimReminders(
      context,
      people.map(({ id }) => id),
    ),
  )
  const reminded = people.filter(({ id }) => claimed.has(id))
  if (reminded.length === 0) return []
  const courses = new Map(
    (await openCourses(context, [...claimed])).map((course) => [course.user_id, course]),
  )
  for (const { id, email, first_name } of reminded) {
    const course = courses.get(id)
    if (!course) continue
    const variables = {
      first_name,
      course: course.title,
      done: String(course.done ?? 0),
      total: String(course.lectures ?? 0),
      link: `${context.config.publicUrl}/courses/${course.live_id}`,
    }
    await sendTemplate(context, 'reminder', email, variables, { courseId: course.live_id })
  }
  await noteAdminAction(context, { action: 'reminders_sent', details: { count: reminded.length } })
  return reminded
}

/** One row a person: the newest open participation that is not paused. */
const openCourses = ({ db, clock }: Context, userIds: string[]) =>
  db
    .selectFrom('participations')
    .innerJoin('courses', 'courses.id', 'participations.course_id')
    .where('participations.finished_at', 'is', null)
    .where('courses.retired_at', 'is', null)
    .where('participations.user_id', 'in', userIds)
    .where(isNotPausedSince(berlinDay(clock.now())))
    .distinctOn('participations.user_id')
    .select(['participations.user_id', 'courses.title', 'courses.id as live_id'])
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
    .orderBy('participations.user_id')
    .orderBy('participations.started_at', 'desc')
    .execute()

const requirePeople = async ({ db }: Context, ids: string[]): Promise<void> => {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute()
  if (found.length < wanted.size) throw new ApiError('not_found')
}
