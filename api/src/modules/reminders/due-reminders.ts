import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { berlinDay, daysBefore } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { isStillGranted } from '../learning/granted-courses.ts'

/** Who is asked about: these people, those of whom something is true, or everybody not here for so many days. */
export type Circle = {
  userIds?: readonly string[] | undefined
  /** What is true of their row of `users`. */
  where?: Expression<SqlBool> | undefined
  inactiveDays: number
  /** Only members of this society. */
  societyId?: string | undefined
  /** Only of this live course. */
  courseId?: string | undefined
  /** Days in which nobody is reminded twice; the platform's where left out. */
  pauseDays?: number | undefined
}

/** Since when somebody who was reminded is left alone. */
const pauseBegan = ({ clock, config }: Pick<Context, 'clock' | 'config'>, days?: number): Date =>
  daysBefore(clock.now(), days ?? config.limits.reminderPauseDays)

const isRested = (since: Date) => (eb: ExpressionBuilder<Schema, 'users'>) =>
  eb.or([eb('users.reminded_at', 'is', null), eb('users.reminded_at', '<=', since)])

/**
 * Whether the participation was not paused on this day or later. Whoever has just come back from a pause is as little
 * reminded as whoever is in one.
 */
export const isNotPausedSince = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select 1 from course_pauses
  where course_pauses.participation_id = participations.id and course_pauses.until_day >= ${day})`

/** The day since which a course must not have been paused for somebody of the circle to be reminded of it. */
export const unpausedSince = (
  { clock }: Pick<Context, 'clock'>,
  { userIds, where, inactiveDays }: Circle,
): string => berlinDay(userIds || where ? clock.now() : daysBefore(clock.now(), inactiveDays))

/** People with a course they began, still have, have not finished and do not pause, whoever of them is due. */
const learners = (context: Pick<Context, 'db' | 'clock' | 'config'>, circle: Circle) => {
  const { db, clock } = context
  const { userIds, where, inactiveDays, societyId, courseId } = circle
  const since = daysBefore(clock.now(), inactiveDays)
  let query = db.selectFrom('users').where((eb) =>
    eb.exists(
      eb
        .selectFrom('participations')
        .innerJoin('courses as course', 'course.id', 'participations.course_id')
        .select('participations.id')
        .whereRef('participations.user_id', '=', 'users.id')
        .where('participations.finished_at', 'is', null)
        .where(isStillGranted(context))
        .$if(courseId !== undefined, (open) => open.where('course.id', '=', courseId ?? ''))
        .where(isNotPausedSince(unpausedSince(context, circle))),
    ),
  )
  if (societyId) query = query.where('users.society_id', '=', societyId)
  if (where) return query.where(where)
  if (userIds) return query.where('users.id', 'in', [...userIds])
  return query.where((eb) => eb(eb.fn.coalesce('users.last_seen_at', 'users.created_at'), '<', since))
}

/** How many are due, and how many are left out and why. */
export const countReminders = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  circle: Circle,
): Promise<{ due: number; paused: number; unwanted: number }> =>
  learners(context, circle)
    .select((eb) => {
      const rested = isRested(pauseBegan(context, circle.pauseDays))(eb)
      const all = () => eb.fn.countAll<number>()
      return [
        all()
          .filterWhere(eb.and([eb('users.wants_reminders', '=', true), rested]))
          .as('due'),
        all()
          .filterWhere(eb.and([eb('users.wants_reminders', '=', true), eb.not(rested)]))
          .as('paused'),
        all().filterWhere('users.wants_reminders', '=', false).as('unwanted'),
      ]
    })
    .executeTakeFirstOrThrow()

/** Those who are due, whoever waits longest first. */
export const dueReminders = (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  circle: Circle,
  most: number,
) =>
  learners(context, circle)
    .where('users.wants_reminders', '=', true)
    .where(isRested(pauseBegan(context, circle.pauseDays)))
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .orderBy((eb) => eb.fn.coalesce('users.last_seen_at', 'users.created_at'))
    .orderBy('users.id')
    .limit(most)
    .execute()

/**
 * Notes that these people are reminded now, and gives those for whom nobody else did so in the same moment: of two
 * admins at once one sends.
 */
export const claimReminders = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userIds: readonly string[],
  pauseDays?: number,
): Promise<string[]> => {
  if (userIds.length === 0) return []
  const rows = await context.db
    .updateTable('users')
    .set({ reminded_at: context.clock.now() })
    .where('id', 'in', [...userIds])
    .where(isRested(pauseBegan(context, pauseDays)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
