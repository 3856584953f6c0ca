import type { CallAnswer, CallBody, templateCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { claimReminders, countReminders, dueReminders, type Circle } from './due-reminders.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { openCourses, variablesOf } from './open-courses.ts'
import { keepRun } from './reminder-runs.ts'

/** So many names an answer shows. */
const NAMES = 100

/**
 * Queues a reminder for each person with a course they began and have not finished: the one they used last. Who wants
 * none gets none, nor whoever was reminded within the pause.
 * @throws ApiError not_found when somebody named does not exist
 */
export const sendReminders = async (
  context: ActorContext,
  body: CallBody<typeof templateCalls.sendReminder>,
): Promise<CallAnswer<typeof templateCalls.sendReminder>> => {
  const { user_ids: userIds, inactive_days: inactiveDays, society_id, course_id, dry_run } = body
  if (userIds) await requirePeople(context, userIds)
  const circle = { userIds, inactiveDays, societyId: society_id, courseId: course_id }
  return remindCircle(context, circle, dry_run)
}

/** Reminds whoever of a circle is due; with `dryRun` says whom. */
export const remindCircle = async (
  context: ActorContext,
  circle: Circle,
  dryRun = false,
): Promise<CallAnswer<typeof templateCalls.sendReminder>> => {
  const { due, paused, unwanted } = await countReminders(context, circle)
  const people = await dueReminders(context, circle, context.config.limits.remindersAtOnce)
  const sent = dryRun ? people : await remind(context, circle, people, context.actor.user_id)
  if (!dryRun && sent.length > 0)
    await noteAdminAction(context, { action: 'reminders_sent', details: { count: sent.length } })
  return {
    sent: sent.length,
    left: Math.max(0, due - sent.length),
    names: sent.slice(0, NAMES).map(nameOrEmail),
    paused,
    unwanted,
    pause_days: context.config.limits.reminderPauseDays,
  }
}

/**
 * Sends the reminders of the rule, as many as go at once. Answers how many.
 * @param everyDays nobody is reminded twice within so many days
 * @param signal once it aborts nobody is reminded, as the transaction is rolled back
 */
export const sendByRule = async (
  context: Context,
  { inactiveDays, everyDays }: { inactiveDays: number; everyDays: number },
  signal?: AbortSignal,
): Promise<number> => {
  const circle = { userIds: undefined, inactiveDays, pauseDays: everyDays }
  const people = await dueReminders(context, circle, context.config.limits.remindersAtOnce)
  return (await remind(context, circle, people, null, signal)).length
}

type Person = Awaited<ReturnType<typeof dueReminders>>[number]

/** Sends so many people of a circle their reminder, each once; answers who got one. */
export const remind = async (
  context: Context,
  circle: Circle,
  people: readonly Person[],
  madeBy: string | null,
  signal?: AbortSignal,
): Promise<Person[]> => {
  const claimed = new Set(
    await claimReminders(
      context,
      people.map(({ id }) => id),
      circle.pauseDays,
    ),
  )
  const reminded = people.filter(({ id }) => claimed.has(id))
  if (reminded.length === 0) return []
  const courses = new Map(
    (await openCourses(context, circle, [...claimed])).map((course) => [course.user_id, course]),
  )
  for (const person of reminded) {
    signal?.throwIfAborted()
    const course = courses.get(person.id)
    if (!course) continue
    await sendTemplate(context, 'reminder', person.email, variablesOf(context, person, course), {
      courseId: course.live_id,
    })
  }
  await keepRun(context, { circle, madeBy, userIds: reminded.map(({ id }) => id) })
  return reminded
}

const requirePeople = async ({ db }: Context, ids: string[]): Promise<void> => {
  const wanted = new Set(ids)
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute()
  if (found.length < wanted.size) throw new ApiError('not_found')
}
