import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CertificateMark } from '@kursportal/shared/contract'
import type { Pause } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { batched } from '../../platform/db/batch.ts'
import type { Db } from '../../platform/db/database.ts'
import { certificateMark } from './certificate-mark.ts'
import { grantedTo } from './granted-courses.ts'
import { reports, type Reports } from './lecture-reports.ts'

/** The newest participation in a course; all null, and no pause, before the first. */
export type CurrentParticipation = {
  participation_id: string | null
  number: number | null
  started_at: Date | null
  finished_at: Date | null
  /** What of it counted as attended when it was finished before every lecture was done; see `AttendedShare`. */
  attended: number | null
  attended_of: number | null
  certificate: CertificateMark | null
  pauses: Pause[]
  /** When something of it was learned last. */
  learned_at: Date | null
  /** When the person took an access that grants the course; null where they have it otherwise. */
  invited_at: Date | null
}

/** A course that somebody may take, with what is theirs of it. */
export type CourseRow = CurrentParticipation & {
  course_id: string
  outline_version: number
  reports: Reports | null
}

/** Which part of a list. */
export type Page = { limit?: number | undefined; offset?: number | undefined }

/** Whose courses are asked for, and which page of them; the context says which day it is. */
type Question = { context: Context; userId: string; page: Page }
/** A page of somebody's courses, last learned first, and how many they have in all. */
export type CoursePage = { rows: CourseRow[]; total: number }

/**
 * As many people's courses go into one query: enough that what a query costs besides its rows hardly counts, few enough
 * that the pages of a busy second are shared by several connections.
 */
const TOGETHER = 16

const lastLearnedFirst = sql`
  coalesce(learned.at, current.started_at) desc nulls last, course.title, course.id`

/** The pages of some people's granted courses that fulfil a condition on `course`, in one query. */
const readPages = async (
  db: Db,
  asked: readonly Question[],
  condition: RawBuilder<SqlBool>,
): Promise<CoursePage[]> => {
  const [first] = asked
  if (!first) return []
  const person = sql<string>`asked.user_id`
  // Not arrays: PostgreSQL would plan anew for each length of them, which takes longer than the query.
  const questions = asked.map(({ userId, page }, place) => ({
    user_id: userId,
    most: page.limit ?? null,
    skipped: page.offset ?? 0,
    place,
  }))
  const { rows } = await sql<CourseRow & { place: number; total: number }>`
    select asked.place, page.course_id, page.outline_version, page.participation_id, page.number, page.started_at,
      page.finished_at, page.attended, page.attended_of, page.reports, page.learned_at, page.pauses, page.invited_at,
      page.certificate, page.total from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
      as asked (user_id uuid, most bigint, skipped bigint, place integer)
    cross join lateral (
      select course.id as course_id, course.outline_version,
        current.id as participation_id, current.number, current.started_at, current.finished_at,
        current.attended, current.attended_of, learned.reports, learned.at as learned_at,
        case when current.id is null then '[]' else coalesce((
          select json_agg(json_build_object('from', from_day, 'until', until_day) order by from_day)
          from course_pauses where participation_id = current.id
        ), '[]') end as pauses, invited.at as invited_at,
        case when current.id is not null then ${certificateMark(sql.ref('current.id'))} end as certificate,
        (count(*) over ())::integer as total, row_number() over (order by ${lastLearnedFirst}) as rank
      from courses as course
      left join (
        select distinct on (course_id) course_id, id, number, started_at, finished_at, attended, attended_of
        from participations where user_id = ${person} order by course_id, number desc
      ) as current on current.course_id = course.id
      left join (
        select access_courses.course_id, max(access_users.created_at) as at
        from access_users join access_courses using (access_id)
        where access_users.user_id = ${person} group by access_courses.course_id
      ) as invited on invited.course_id = course.dev_id
      left join lateral (
        select max(reported_at) as at, ${reports} as reports
        from lecture_progress where participation_id = current.id
      ) as learned on true
      where ${grantedTo(first.context, person)} and ${condition}
      order by ${lastLearnedFirst}
      limit asked.most offset asked.skipped
    ) as page order by asked.place, page.rank`.execute(db)
  const pages: CoursePage[] = asked.map(() => ({ rows: [], total: 0 }))
  for (const row of rows) {
    const page = pages[row.place]
    page?.rows.push(row)
    if (page) page.total = row.total
  }
  return pages
}

/** Everybody opens their courses, many at once in the evening: those who ask in the same moment are answered together. */
const readTogether = batched<Question, CoursePage>((db, asked) => readPages(db, asked, sql`true`), TOGETHER)

/**
 * What is somebody's own of the courses granted to them, last learned first, in one query.
 * @param condition on `course`; all of them where it is left out
 */
export const readCourseRows = async (
  context: Context,
  userId: string,
  page: Page,
  condition?: RawBuilder<SqlBool>,
): Promise<CoursePage> => {
  const question = { context, userId, page }
  const found = condition
    ? (await readPages(context.db, [question], condition)).at(0)
    : await readTogether(context.db, question)
  if (found && (found.rows.length > 0 || !page.offset)) return found
  // A page behind the end has no row to carry the total.
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from courses as course
    where ${grantedTo(context, userId)} and ${condition ?? sql`true`}`.execute(context.db)
  return { rows: [], total: rows[0]?.total ?? 0 }
}
