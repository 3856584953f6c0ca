import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, forumCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { openThread, postOf } from './forum.policy.ts'
import { postRows, presentPost } from './posts.views.ts'

/** The posts of a topic. @throws ApiError not_found (also for a post of another topic), forum_off */
export const listPosts = async (
  context: ActorContext,
  query: CallQuery<typeof forumCalls.listPosts>,
): Promise<CallAnswer<typeof forumCalls.listPosts>> => {
  const thread = await openThread(context, query['thread-id'], { lock: false })
  const { limit } = query
  const offset = query['post-id']
    ? await pageWith(context, await postOf(context, thread, query['post-id']), limit)
    : (query.offset ?? 0)
  const { rows, total } = await pageOf(
    postRows(context, thread.thread_id),
    context.db.selectFrom('forum_posts').where('thread_id', '=', thread.thread_id),
    { limit, offset },
  )
  return { items: rows.map((row) => presentPost(context, thread, row)), total, offset }
}

/** Where the page of `limit` posts begins that holds a post. */
const pageWith = async (
  { db }: ActorContext,
  post: { id: string; thread_id: string },
  limit: number | undefined,
): Promise<number> => {
  if (limit === undefined) return 0
  const { before } = await db
    .selectFrom('forum_posts')
    .where('thread_id', '=', post.thread_id)
    .where(sql<SqlBool>`(created_at, id) < (select created_at, id from forum_posts where id = ${post.id})`)
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow()
  return Math.floor(before / limit) * limit
}
