import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CertificateMark } from '@kursportal/shared/contract'
import type { Pause } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { certificateMark } from './certificate-mark.ts'
import { outlinesOf, type CourseOutline, type OutlineChapter, type OutlineLecture } from './course-outline.ts'
import { grantedTo } from './granted-courses.ts'

/** How far somebody is in a lecture; the instant as ISO text, as JSON has it. */
export type LectureProgress = {
  progress: number
  position_seconds: number
  opened_at: string | null
  done: boolean
}
export type TreeLecture = OutlineLecture & LectureProgress
export type TreeChapter = Omit<OutlineChapter, 'lectures'> & { lectures: TreeLecture[] }

/** The newest participation in a course; all null, and no pause, before the first. */
type CurrentParticipation = {
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

/** A live course a learner may take: its chapters and lectures, and the newest participation. */
export type CourseTree = Omit<CourseOutline, 'chapters'> & CurrentParticipation & { chapters: TreeChapter[] }

type Page = { limit?: number | undefined; offset?: number | undefined }

/** What was reported of the lectures of a participation, by lecture id: progress, position, opened, done. */
type Reports = Record<string, [number, number, string, boolean]>
type Row = CurrentParticipation & {
  course_id: string
  outline_version: number
  reports: Reports | null
  total: number
}

/** A column of a query over `lecture_progress`: its rows as reports. */
export const reports = sql<Reports | null>`
  json_object_agg(video_id, json_build_array(progress, position_seconds, opened_at, done_at is not null))`

/** How far somebody is in a lecture that may never have been opened. */
export const progressIn = (reported: Reports | null, videoId: string): LectureProgress => {
  const [progress, position_seconds, opened_at, done] = reported?.[videoId] ?? [0, 0, null, false]
  return { progress, position_seconds, opened_at, done }
}

/**
 * The granted courses that fulfil a condition on `course`, last learned first: what is the person's own in one query,
 * joined here with the outlines that everybody shares.
 * @returns one page of them, and how many there are in all
 */
export const loadCourseTrees = async (
  context: Context,
  userId: string,
  condition: RawBuilder<SqlBool>,
  page: Page = {},
): Promise<{ trees: CourseTree[]; total: number }> => {
  const { rows } = await sql<Row>`
    select course.id as course_id, course.outline_version,
      current.id as participation_id, current.number, current.started_at, current.finished_at,
      current.attended, current.attended_of, learned.reports, learned.at as learned_at, coalesce((
        select json_agg(json_build_object('from', from_day, 'until', until_day) order by from_day)
        from course_pauses where participation_id = current.id
      ), '[]') as pauses, invited.at as invited_at,
      ${certificateMark(sql.ref('current.id'))} as certificate,
      (count(*) over ())::integer as total
    from courses as course
    left join (
      select distinct on (course_id) course_id, id, number, started_at, finished_at, attended, attended_of
      from participations where user_id = ${userId} order by course_id, number desc
    ) as current on current.course_id = course.id
    left join (
      select access_courses.course_id, max(access_users.created_at) as at
      from access_users join access_courses using (access_id)
      where access_users.user_id = ${userId} group by access_courses.course_id
    ) as invited on invited.course_id = course.dev_id
    left join lateral (
      select max(reported_at) as at, ${reports} as reports
      from lecture_progress where participation_id = current.id
    ) as learned on true
    where ${grantedTo(context, userId)} and ${condition}
    order by coalesce(learned.at, current.started_at) desc nulls last, course.title, course.id
    limit ${page.limit ?? null} offset ${page.offset ?? 0}`.execute(context.db)
  const outlines = await outlinesOf(context, rows)
  const trees = rows.flatMap((row) => {
    const outline = outlines.get(row.course_id)
    return outline ? [withProgress(outline, row)] : []
  })
  const [first] = rows
  if (first || !page.offset) return { trees, total: first?.total ?? 0 }
  // A page behind the end has no row to carry the total.
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from courses as course
    where ${grantedTo(context, userId)} and ${condition}`.execute(context.db)
  return { trees: [], total: counted[0]?.total ?? 0 }
}

const withProgress = (outline: CourseOutline, row: Row): CourseTree => ({
  ...outline,
  participation_id: row.participation_id,
  number: row.number,
  started_at: row.started_at,
  finished_at: row.finished_at,
  attended: row.attended,
  attended_of: row.attended_of,
  pauses: row.pauses,
  learned_at: row.learned_at,
  invited_at: row.invited_at,
  certificate: row.certificate,
  chapters: outline.chapters.map((chapter) => ({
    ...chapter,
    lectures: chapter.lectures.map((lecture) => ({ ...lecture, ...progressIn(row.reports, lecture.id) })),
  })),
})
