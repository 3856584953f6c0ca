import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Participation } from '@kursportal/shared/contract'
import { courseShare, type LectureShare } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Row = {
  id: string
  course_id: string
  course_title: string
  image_id: string | null
  number: number
  started_at: Date
  finished_at: Date | null
  current: boolean
  lectures: LectureShare[]
  total: number
}
type Page = { limit?: number | undefined; offset?: number | undefined }

/** Participations with how far each is, newest first; one query. */
const selectParticipations = async (
  { db }: Pick<Context, 'db'>,
  condition: RawBuilder<SqlBool>,
  page: Page,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select page.*, coalesce(standing.lectures, '[]') as lectures
    from (
      select participation.id, participation.course_id, course.title as course_title, course.image_id,
        participation.number, participation.started_at, participation.finished_at,
        not exists (
          select 1 from participations as later
          where later.user_id = participation.user_id and later.course_id = participation.course_id
            and later.number > participation.number) as current,
        (count(*) over ())::integer as total
      from participations as participation
      join courses as course on course.id = participation.course_id
      where ${condition}
      order by participation.started_at desc, participation.id
      limit ${page.limit ?? null} offset ${page.offset ?? 0}
    ) as page
    left join lateral (
      select json_agg(json_build_object(
        'progress', coalesce(progress.progress, 0), 'done', progress.done_at is not null)) as lectures
      from videos
      left join lecture_progress as progress on progress.video_id = videos.id and progress.participation_id = page.id
      where videos.course_id = page.course_id and videos.retired_at is null
    ) as standing on true
    order by page.started_at desc, page.id`.execute(db)
  return rows
}

const present = (row: Row): Participation => ({
  id: row.id,
  course_id: row.course_id,
  course_title: row.course_title,
  image_id: row.image_id,
  number: row.number,
  state: row.finished_at ? 'finished' : 'running',
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  lectures_done: row.lectures.filter((lecture) => lecture.done).length,
  lectures_total: row.lectures.length,
  progress: courseShare(row.lectures, row.finished_at !== null),
  current: row.current,
})

/** One participation. @throws ApiError not_found */
export const presentParticipation = async (
  context: Pick<Context, 'db'>,
  participationId: string,
): Promise<Participation> => {
  const [row] = await selectParticipations(context, sql`participation.id = ${participationId}`, {})
  if (!row) throw new ApiError('not_found')
  return present(row)
}

/** The person's own participations, also in courses that have gone since, newest first. */
export const listParticipations = async (
  context: ActorContext,
  { courseId, ...page }: Page & { courseId: string | undefined },
): Promise<{ items: Participation[]; total: number }> => {
  const ofPerson = sql<SqlBool>`participation.user_id = ${context.actor.user_id}`
  const condition = courseId ? sql<SqlBool>`${ofPerson} and participation.course_id = ${courseId}` : ofPerson
  const rows = await selectParticipations(context, condition, page)
  if (rows.length > 0 || !page.offset) return { items: rows.map(present), total: rows[0]?.total ?? 0 }
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from participations as participation where ${condition}`.execute(
    context.db,
  )
  return { items: [], total: counted[0]?.total ?? 0 }
}
