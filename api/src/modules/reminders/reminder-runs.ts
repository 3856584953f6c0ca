import { sql } from 'kysely'
import type { CallAnswer, CallQuery, reminderCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Circle } from './due-reminders.ts'

type Run = { circle: Circle; madeBy: string | null; userIds: readonly string[] }

/** Keeps who was reminded at this moment, by whom, and whom it was meant for. */
export const keepRun = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { circle, madeBy, userIds }: Run,
): Promise<void> => {
  const id = newId()
  await db
    .insertInto('reminder_runs')
    .values({
      id,
      at: clock.now(),
      made_by: madeBy,
      automatic: madeBy === null,
      inactive_days: circle.userIds || circle.where ? 0 : circle.inactiveDays,
      society_id: circle.societyId ?? null,
      course_id: circle.courseId ?? null,
      sent: userIds.length,
    })
    .execute()
  await db
    .insertInto('reminded_people')
    .values(userIds.map((user_id) => ({ run_id: id, user_id })))
    .execute()
}

/** A page of the runs, the latest first; who has been here since is counted in the same query. */
export const listReminderRuns = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof reminderCalls.listReminderRuns>,
): Promise<CallAnswer<typeof reminderCalls.listReminderRuns>> => {
  const matching = db.selectFrom('reminder_runs')
  const { rows, total } = await pageOf(
    matching
      .leftJoin('users', 'users.id', 'reminder_runs.made_by')
      .leftJoin('societies', 'societies.id', 'reminder_runs.society_id')
      .leftJoin('courses', 'courses.id', 'reminder_runs.course_id')
      .select(['reminder_runs.id', 'reminder_runs.at', 'reminder_runs.automatic'])
      .select(['reminder_runs.inactive_days', 'reminder_runs.sent'])
      .select(['users.first_name', 'users.last_name', 'users.email'])
      .select(['societies.id as society_id', 'societies.name as society_name'])
      .select(['courses.id as course_id', 'courses.title as course_title'])
      .select(
        sql<number>`(
          select count(*) from reminded_people join users as person on person.id = reminded_people.user_id
          where reminded_people.run_id = reminder_runs.id
            and exists (
              select 1 from lecture_progress
              join participations on participations.id = lecture_progress.participation_id
              where participations.user_id = person.id
                and (lecture_progress.opened_at between reminder_runs.at and reminder_runs.at + interval '7 days'
                  or lecture_progress.reported_at between reminder_runs.at and reminder_runs.at + interval '7 days')))::integer`.as(
          'back',
        ),
      )
      .orderBy('reminder_runs.at', 'desc')
      .orderBy('reminder_runs.id'),
    matching,
    query,
  )
  return { items: rows.map(presentRun), total }
}

type Row = {
  id: string
  at: Date
  automatic: boolean
  inactive_days: number
  sent: number
  back: number
  first_name: string | null
  last_name: string | null
  email: string | null
  society_id: string | null
  society_name: string | null
  course_id: string | null
  course_title: string | null
}

const presentRun = (row: Row) => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.email === null ? null : `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email,
  automatic: row.automatic,
  inactive_days: row.inactive_days,
  society: row.society_id ? { id: row.society_id, name: row.society_name ?? '' } : null,
  course: row.course_id ? { id: row.course_id, name: row.course_title ?? '' } : null,
  sent: row.sent,
  back: row.back,
})
