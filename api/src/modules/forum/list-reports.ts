import { sql } from 'kysely'
import type {
  CallAnswer,
  CallQuery,
  moderationCalls,
  ReportReason,
  ReportState,
} from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { openLedForum } from './forum.policy.ts'
import { presentAuthor } from './forum.views.ts'

type Row = {
  post_id: string
  thread_id: string
  title: string
  author_id: string | null
  anonymous: boolean
  first_name: string | null
  last_name: string | null
  image_id: string | null
  is_admin: boolean | null
  text: string
  edited_since: boolean
  state: ReportState
  decided_at: Date | null
  reports: { reason: ReportReason; note: string; created_at: string }[]
  total: number
}

/**
 * Reported posts of a course, one entry a post and decision. Open ones vanish when their author removes the post.
 * @throws ApiError not_found for everybody who does not lead the course, forum_off
 */
export const listReports = async (
  context: ActorContext,
  query: CallQuery<typeof moderationCalls.listReports>,
): Promise<CallAnswer<typeof moderationCalls.listReports>> => {
  const forum = await openLedForum(context, query['course-id'])
  const wanted = query.decided
    ? sql`report.state <> 'open'`
    : sql`report.state = 'open' and post.deleted_at is null`
  const grouped = sql`
    from forum_reports as report
    join forum_posts as post on post.id = report.post_id
    join forum_threads as thread on thread.id = post.thread_id
    where thread.course_id = ${forum.course_id} and ${wanted}
    group by post.id, report.state, report.decided_at`
  const { rows } = await sql<Row>`
    select page.*, thread.id as thread_id, thread.title, post.anonymous, post.author_id, author.first_name,
      author.last_name, author.image_id, author.is_admin,
      post.deleted_at is null and post.text <> page.text as edited_since
    from (
      select post.id as post_id, report.state, report.decided_at, min(report.created_at) as since,
        (array_agg(report.text order by report.created_at))[1] as text,
        json_agg(json_build_object('reason', report.reason, 'note', report.note, 'created_at', report.created_at)
          order by report.created_at) as reports,
        (count(*) over ())::integer as total
      ${grouped}
      order by report.decided_at desc nulls last, since, post.id
      limit ${query.limit ?? null} offset ${query.offset ?? 0}
    ) as page
    join forum_posts as post on post.id = page.post_id
    join forum_threads as thread on thread.id = post.thread_id
    left join users as author on author.id = post.author_id
    order by page.decided_at desc nulls last, page.since, page.post_id`.execute(context.db)
  const total = rows[0]?.total ?? (query.offset ? await countGroups(context, grouped) : 0)
  return { items: rows.map((row) => present(context, forum, row)), total }
}

/** A page behind the end has no row to carry the total. */
const countGroups = async ({ db }: ActorContext, grouped: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 ${grouped}) as one`.execute(db)
  return rows[0]?.total ?? 0
}

const present = (
  context: ActorContext,
  forum: { course_id: string; owner_id: string },
  row: Row,
): CallAnswer<typeof moderationCalls.listReports>['items'][number] => ({
  post_id: row.post_id,
  thread_id: row.thread_id,
  thread_title: row.title,
  course_id: forum.course_id,
  author: presentAuthor(row, forum, context),
  text: row.text,
  edited_since: row.edited_since,
  state: row.state,
  reports: row.reports.map((report) => ({
    ...report,
    created_at: new Date(report.created_at).toISOString(),
  })),
  decided_at: row.decided_at?.toISOString() ?? null,
})
