import { sql, type Expression, type SqlBool } from 'kysely'
import type {
  CallAnswer,
  CallQuery,
  forumCalls,
  ThreadFilter,
  ThreadOrder,
} from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { eachWord } from '../../platform/db/search.ts'
import { openForum } from './forum.policy.ts'
import { hasUnread, presentThread, threadRows, threadsFor } from './forum.views.ts'

/** The topics of a course's forum. @throws ApiError not_found, forum_off */
export const listThreads = async (
  context: ActorContext,
  query: CallQuery<typeof forumCalls.listThreads>,
): Promise<CallAnswer<typeof forumCalls.listThreads>> => {
  const forum = await openForum(context, query['course-id'])
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`thread.course_id = ${forum.course_id}`,
    ...eachWord(query.search, occurs),
  ]
  if (query['video-id']) conditions.push(sql<SqlBool>`thread.video_id = ${query['video-id']}`)
  if (query.filter) conditions.push(filters[query.filter](context.actor.user_id))
  const { rows, total } = await pageOf(
    threadRows(context)
      .where((eb) => eb.and(conditions))
      .orderBy('thread.pinned', 'desc')
      .orderBy(orders[query.order], 'desc')
      .orderBy('thread.created_at', 'desc')
      .orderBy('thread.id', 'desc'),
    threadsFor(context).where((eb) => eb.and(conditions)),
    query,
  )
  return { items: rows.map((row) => presentThread(context, forum, row)), total }
}

/** In the title, or in a post that is still there (removed ones have no text). */
const occurs = (pattern: string) =>
  sql<SqlBool>`(thread.search_text like ${pattern} or exists (
    select 1 from forum_posts as post where post.thread_id = thread.id and post.search_text like ${pattern}))`

const filters: Record<ThreadFilter, (userId: string) => Expression<SqlBool>> = {
  unread: hasUnread,
  followed: () => sql<SqlBool>`standing.followed`,
  own: (userId) => sql<SqlBool>`thread.author_id = ${userId}`,
  unsolved: () => sql<SqlBool>`(thread.label = 'question' and thread.solution_post_id is null)`,
}

/** What comes first in each order; what is equal there, newest first. */
const orders: Record<ThreadOrder, Expression<unknown>> = {
  active: sql`thread.last_post_at`,
  newest: sql`thread.created_at`,
  unanswered: sql`not exists (select 1 from forum_posts as answer where answer.thread_id = thread.id
    and not answer.opening and answer.deleted_at is null)`,
}
