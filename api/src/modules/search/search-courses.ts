import { sql } from 'kysely'
import type { CallAnswer, CallQuery, FoundCourse, searchCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { grantedTo, leadsCourse } from '../learning/granted-courses.ts'

/** Courses somebody may take, and those they may edit, by title; nobody finds more than that. */
export const searchCourses = async (
  context: ActorContext,
  query: CallQuery<typeof searchCalls.searchCourses>,
): Promise<CallAnswer<typeof searchCalls.searchCourses>> => {
  const { db, actor } = context
  const words = matchesWords('course.search_text', query.search)
  const matching = words.length > 0 ? sql`${sql.join(words, sql` and `)}` : sql`true`
  const editable = leadsCourse(actor)
  // A draft stands for itself and its live copy; a granted course that is not one's own for the live copy.
  const found = sql`
    select null::uuid as live_id, course.id as dev_id, course.title, course.image_id
    from courses as course
    where course.dev_id is null and course.retired_at is null and ${editable} and ${matching}
    union all
    select course.id, null, course.title, course.image_id
    from courses as course
    where ${grantedTo(context, actor.user_id)} and not ${editable} and ${matching}`
  const { rows } = await sql<FoundCourse & { total: number }>`
    select coalesce(page.live_id, live.id) as id, page.dev_id, page.title, page.image_id, page.total
    from (
      select *, (count(*) over ())::integer as total from (${found}) as found
      order by title, coalesce(dev_id, live_id)
      limit ${query.limit ?? null} offset ${query.offset ?? 0}) as page
    left join courses as live on live.dev_id = page.dev_id and live.retired_at is null
    order by page.title, coalesce(page.dev_id, page.live_id)`.execute(db)
  const items = rows.map(({ total: _total, ...course }) => course)
  const [first] = rows
  if (first || !query.offset) return { items, total: first?.total ?? 0 }
  // A page behind the end has no row to carry the total.
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from (${found}) as found`.execute(db)
  return { items, total: counted[0]?.total ?? 0 }
}
