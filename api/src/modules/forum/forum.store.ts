import type { Insertable } from 'kysely'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import type { PostDeleter } from '@kursportal/shared/contract'
import type { ForumPostsTable } from '../../platform/db/schema.forum.ts'

/** Adds a post; the topic moves up. */
export const insertPost = async (
  { db }: Pick<Context, 'db'>,
  post: Insertable<ForumPostsTable> & { created_at: Date },
): Promise<void> => {
  await db
    .insertInto('forum_posts')
    .values({ ...post, search_text: searchText(post.text) })
    .execute()
  await db
    .updateTable('forum_threads')
    .set({ last_post_at: post.created_at })
    .where('id', '=', post.thread_id)
    .execute()
}

/** Whoever writes in a topic follows it from then on, unless they said no. */
export const followAsWriter = async (
  { db }: Pick<Context, 'db'>,
  threadId: string,
  userId: string,
  since: Date,
): Promise<void> => {
  await db
    .insertInto('forum_thread_standings')
    .values({ thread_id: threadId, user_id: userId, followed: true, followed_since: since })
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'user_id']).doUpdateSet((eb) => ({
        followed: eb.fn.coalesce('forum_thread_standings.followed', eb.val(true)),
        followed_since: eb.fn.coalesce('forum_thread_standings.followed_since', eb.val(since)),
      })),
    )
    .execute()
}

/** Takes a post's text away and leaves a placeholder; a topic loses its title with the post that began it. */
export const withdrawPost = async (
  { db, clock }: ActorContext,
  post: { id: string; thread_id: string; opening: boolean },
  by: PostDeleter,
): Promise<void> => {
  await db
    .updateTable('forum_posts')
    .set({ text: '', search_text: '', deleted_at: clock.now(), deleted_by: by })
    .where('id', '=', post.id)
    .execute()
  await db
    .updateTable('forum_threads')
    .set({ solution_post_id: null })
    .where('solution_post_id', '=', post.id)
    .execute()
  if (!post.opening) return
  await db
    .updateTable('forum_threads')
    .set({ title: '', search_text: '', pinned: false })
    .where('id', '=', post.thread_id)
    .execute()
}
