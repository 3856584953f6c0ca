import { sql } from 'kysely'
import type { CallAnswer, CallQuery, CourseParticipant, participantCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { matchesShown } from '../../../platform/db/search.ts'
import { requireOwnCourse } from '../../drafts/drafts.policy.ts'
import { liveCourseOf } from '../statistics/live-lectures.ts'

type Query = CallQuery<typeof participantCalls.listParticipants>
type Row = Omit<CourseParticipant, 'state' | 'started_at' | 'finished_at' | 'active_at'> & {
  started_at: Date
  finished_at: Date | null
  active_at: Date
  total: number
}

const orderOf = ({ sort = 'name', descending = false }: Query) => {
  const way = descending ? sql`desc` : sql`asc`
  return sort === 'name'
    ? sql`person.last_name ${way}, person.first_name ${way}, person.id ${way}`
    : sql`participation.started_at ${way}, person.id ${way}`
}

/** What people are listed by, and so all they are found by. */
const shownName = sql<string>`coalesce(
  nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)`

const conditionsOf = (liveId: string, { search, state }: Query) =>
  sql.join(
    [
      sql`participation.course_id = ${liveId}`,
      sql`not exists (
        select from participations as later
        where later.user_id = participation.user_id and later.course_id = participation.course_id
          and later.number > participation.number)`,
      ...(state ? [state === 'finished' ? sql`finished_at is not null` : sql`finished_at is null`] : []),
      ...matchesShown('person.search_text', shownName, search),
    ],
    sql` and `,
  )

/**
 * Who takes a course and how far they are; what they did lecture by lecture is looked at for the page alone.
 * @throws ApiError not_found
 */
export const listParticipants = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof participantCalls.listParticipants>> => {
  await requireOwnCourse(context, query['course-id'])
  const liveId = await liveCourseOf(context, query['course-id'])
  if (!liveId) return { items: [], total: 0 }
  const { rows } = await sql<Row>`
    with found as (
      select participation.id, person.id as user_id, started_at, finished_at,
        ${shownName} as name,
        count(*) over ()::int as total, row_number() over (order by ${orderOf(query)}) as place
      from participations as participation join users as person on person.id = participation.user_id
      where ${conditionsOf(liveId, query)}
      order by place limit ${query.limit ?? null} offset ${query.offset ?? 0}),
    lectures as (
      select videos.id from videos join chapters on chapters.id = videos.chapter_id
      where videos.course_id = ${liveId} and videos.retired_at is null and chapters.retired_at is null)
    select user_id, name, started_at, finished_at, total,
      (select count(*)::int from lectures) as lectures_total,
      coalesce(learned.done, 0) as lectures_done,
      greatest(started_at, finished_at, learned.last) as active_at
    from found left join lateral (
      select (count(done_at) filter (where video_id in (select id from lectures)))::int as done,
        max(reported_at) as last
      from lecture_progress where participation_id = found.id) as learned on true
    order by place`.execute(context.db)
  const counted = rows[0]?.total
  return {
    items: rows.map(present),
    total: counted ?? (query.offset ? await countAll(context, liveId, query) : 0),
  }
}

/** How many there are, where the page lies behind all of them. */
const countAll = async ({ db }: ActorContext, liveId: string, query: Query): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from participations as participation join users as person on person.id = participation.user_id
    where ${conditionsOf(liveId, query)}`.execute(db)
  return rows[0]?.total ?? 0
}

const present = (row: Row): CourseParticipant => ({
  user_id: row.user_id,
  name: row.name,
  state: row.finished_at ? 'finished' : 'running',
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  lectures_done: row.lectures_done,
  lectures_total: row.lectures_total,
  active_at: row.active_at.toISOString(),
})
