import { sql } from 'kysely'
import { REQUIRED_CARE_MINUTES } from '@kursportal/shared/domain'
import type { CallAnswer, CallQuery, CareRecord, careRecordCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { matchesShown } from '../../../platform/db/search.ts'
import { ledCourse } from '../care.policy.ts'
import { courseRows, type CareRow } from './care-rows.ts'

/**
 * The participations of a course with their minutes of care, by name, those of gone accounts last.
 * @throws ApiError not_found for whoever does not lead the course
 */
export const listCare = async (
  context: ActorContext,
  query: CallQuery<typeof careRecordCalls.listCare>,
): Promise<CallAnswer<typeof careRecordCalls.listCare>> => {
  const { course_id } = await ledCourse(context, query['course-id'])
  const conditions = [
    ...matchesShown('record.search_text', sql`record.name`, query.search),
    ...(query.lacking
      ? [sql`appointment_minutes + contact_minutes + answer_minutes < ${REQUIRED_CARE_MINUTES}`]
      : []),
    sql`true`,
  ]
  const { rows } = await sql<CareRow & { total: number }>`
    select record.*, count(*) over ()::integer as total from ${courseRows(course_id)} as record
    where ${sql.join(conditions, sql` and `)}
    order by record.last_name nulls last, record.first_name, record.user_id, record.started_on
    limit ${query.limit ?? null} offset ${query.offset ?? 0}`.execute(context.db)
  return { items: rows.map(presentRecord), total: rows[0]?.total ?? 0 }
}

/** Every participation of a course. */
export const allCare = async ({ db }: Pick<Context, 'db'>, courseId: string): Promise<CareRecord[]> => {
  const { rows } = await sql<CareRow>`
    select * from ${courseRows(courseId)} as record
    order by last_name nulls last, first_name, user_id, started_on`.execute(db)
  return rows.map(presentRecord)
}

const presentRecord = (row: CareRow): CareRecord => ({
  user_id: row.user_id,
  name: row.name,
  started_on: row.started_on,
  finished_on: row.finished_on,
  appointment_minutes: row.appointment_minutes,
  contact_minutes: row.contact_minutes,
  answer_minutes: row.answer_minutes,
})
