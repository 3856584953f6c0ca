import { sql, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openPost, type OpenPost } from './forum.policy.ts'
import { withdrawPost } from './forum.store.ts'
import { removePost } from './remove-post.ts'

/**
 * Removes an own post, or any as whoever leads the course. Its author's own removal leaves a placeholder only where
 * something was written after it; a moderator's always does. Removing again changes nothing.
 * @throws ApiError not_found, forum_off, forbidden
 */
export const deletePost = async (
  context: ActorContext,
  postId: string,
): Promise<{ thread_gone: boolean }> => {
  const { thread, post } = await openPost(context, postId)
  const own = post.author_id === context.actor.user_id
  if (!own && !thread.leads) throw new ApiError('forbidden')
  if (post.deleted_at) return { thread_gone: false }
  if (!own) await removePost(context, thread, post, '')
  else if (await isFollowed(context, post)) await takeBack(context, post)
  else return { thread_gone: await erase(context, post) }
  return { thread_gone: false }
}

/** What was reported of it and not decided goes with it: nobody can decide about it any more, and it holds the words. */
const takeBack = async (context: ActorContext, post: OpenPost): Promise<void> => {
  await withdrawPost(context, post, 'author')
  await context.db
    .deleteFrom('forum_reports')
    .where('post_id', '=', post.id)
    .where('state', '=', 'open')
    .execute()
}

const isFollowed = async ({ db }: ActorContext, post: OpenPost): Promise<boolean> =>
  (await db
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', post.thread_id)
    .where(sql<SqlBool>`(created_at, id) > (select created_at, id from forum_posts where id = ${post.id})`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Nothing came after it: the post is gone, and with the only one its topic. */
const erase = async ({ db }: ActorContext, post: OpenPost): Promise<boolean> => {
  if (post.opening) {
    await db.deleteFrom('forum_threads').where('id', '=', post.thread_id).execute()
    return true
  }
  await db.deleteFrom('forum_posts').where('id', '=', post.id).execute()
  await db
    .updateTable('forum_threads')
    .set((eb) => ({
      last_post_at: eb
        .selectFrom('forum_posts')
        .where('thread_id', '=', post.thread_id)
        .select((of) => of.fn.max('created_at').$notNull().as('last')),
    }))
    .where('id', '=', post.thread_id)
    .execute()
  return false
}
