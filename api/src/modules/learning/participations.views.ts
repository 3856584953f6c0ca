import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CertificateMark, Participation } from '@kursportal/shared/contract'
import { courseShare } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { personAskedFor } from '../people/person-asked-for.ts'
import { certificateMark } from './certificate-mark.ts'
import { outlinesOf, type CourseOutline } from './course-outline.ts'
import { progressIn, reports, type Reports } from './lecture-reports.ts'
import { coursesWithdrawnBy } from './withdrawn-courses.ts'

type Row = {
  id: string
  course_id: string
  course_title: string
  image_id: string | null
  outline_version: number
  number: number
  started_at: Date
  finished_at: Date | null
  learned_at: Date | null
  current: boolean
  certificate: CertificateMark | null
  withdrawn: boolean
  reports: Reports | null
  total: number
}
type Page = { limit?: number | undefined; offset?: number | undefined }

/** Participations with how far each is, newest first; one query, and their courses' outlines. */
const selectParticipations = async (
  context: Pick<Context, 'db'>,
  condition: RawBuilder<SqlBool>,
  page: Page,
): Promise<{ items: Participation[]; total: number | undefined }> => {
  const { rows } = await sql<Row>`
    select page.id, page.course_id, page.course_title, page.image_id, page.outline_version, page.number,
      page.started_at, page.finished_at, page.current, page.withdrawn, page.total, (
        select ${reports} from lecture_progress where participation_id = page.id) as reports, (
        select max(reported_at) from lecture_progress where participation_id = page.id) as learned_at,
      ${certificateMark(sql.ref('page.id'))} as certificate
    from (
      select participation.id, participation.course_id, course.title as course_title, course.image_id,
        course.outline_version, participation.number, participation.started_at, participation.finished_at,
        not exists (
          select 1 from participations as later
          where later.user_id = participation.user_id and later.course_id = participation.course_id
            and later.number > participation.number) as current,
        coalesce(course.dev_id in ${coursesWithdrawnBy(sql.ref('participation.user_id'))}, false) as withdrawn,
        (count(*) over ())::integer as total
      from participations as participation
      join courses as course on course.id = participation.course_id
      where ${condition}
      order by participation.started_at desc, participation.id
      limit ${page.limit ?? null} offset ${page.offset ?? 0}
    ) as page
    order by page.started_at desc, page.id`.execute(context.db)
  const outlines = await outlinesOf(context, rows)
  return { items: rows.map((row) => present(row, outlines.get(row.course_id))), total: rows[0]?.total }
}

const present = (row: Row, outline: CourseOutline | undefined): Participation => {
  const lectures = (outline?.chapters ?? []).flatMap((chapter) =>
    chapter.lectures.map(({ id }) => progressIn(row.reports, id)),
  )
  return {
    id: row.id,
    course_id: row.course_id,
    course_title: row.course_title,
    image_id: row.image_id,
    number: row.number,
    state: row.finished_at ? 'finished' : 'running',
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    learned_at: row.learned_at?.toISOString() ?? null,
    lectures_done: lectures.filter((lecture) => lecture.done).length,
    lectures_total: lectures.length,
    progress: courseShare(lectures, row.finished_at !== null),
    current: row.current,
    certificate: row.certificate,
    withdrawn: row.withdrawn,
  }
}

/** One participation. @throws ApiError not_found */
export const presentParticipation = async (
  context: Pick<Context, 'db'>,
  participationId: string,
): Promise<Participation> => {
  const found = await selectParticipations(context, sql`participation.id = ${participationId}`, {})
  const [participation] = found.items
  if (!participation) throw new ApiError('not_found')
  return participation
}

/**
 * Somebody's participations, also in courses that have gone since, newest first.
 * @throws ApiError not_found for anybody else's, unless an admin asks
 */
export const listParticipations = async (
  context: ActorContext,
  { courseId, userId, ...page }: Page & { courseId: string | undefined; userId?: string | undefined },
): Promise<{ items: Participation[]; total: number }> => {
  const whose = await personAskedFor(context, userId)
  const ofPerson = sql<SqlBool>`participation.user_id = ${whose}`
  const condition = courseId ? sql<SqlBool>`${ofPerson} and participation.course_id = ${courseId}` : ofPerson
  const { items, total } = await selectParticipations(context, condition, page)
  if (items.length > 0 || !page.offset) return { items, total: total ?? 0 }
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from participations as participation where ${condition}`.execute(
    context.db,
  )
  return { items: [], total: counted[0]?.total ?? 0 }
}
