import { sql } from 'kysely'
import type { CallBody, Forum, forumCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { openForum, openThread, postOf } from './forum.policy.ts'
import { hasUnread, threadsFor } from './forum.views.ts'

/** What is new in a forum, and what the person may do there. @throws ApiError not_found, forum_off */
export const readForum = async (context: ActorContext, courseId: string): Promise<Forum> => {
  const { db, actor } = context
  const forum = await openForum(context, courseId)
  const { unread } = await threadsFor(context)
    .where('thread.course_id', '=', forum.course_id)
    .where(hasUnread(actor.user_id))
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  const standing = await db
    .selectFrom('forum_standings')
    .select('followed')
    .where('course_id', '=', forum.course_id)
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst()
  return {
    course_id: forum.course_id,
    course_title: forum.course_title,
    unread,
    followed: standing?.followed ?? forum.owner_id === actor.user_id,
    open_reports: forum.leads ? await countOpenReports(context, forum.course_id) : null,
    can: { moderate: forum.leads },
  }
}

const countOpenReports = async ({ db }: ActorContext, courseId: string): Promise<number> => {
  const { posts } = await db
    .selectFrom('forum_reports')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_reports.post_id')
    .innerJoin('forum_threads', 'forum_threads.id', 'forum_posts.thread_id')
    .where('forum_threads.course_id', '=', courseId)
    .where('forum_reports.state', '=', 'open')
    .where('forum_posts.deleted_at', 'is', null)
    .select((eb) => eb.fn.count<number>('forum_posts.id').distinct().as('posts'))
    .executeTakeFirstOrThrow()
  return posts
}

/** Follows new topics of a forum or no longer, and notes that everything is read. */
export const changeForumStanding = async (
  context: ActorContext,
  courseId: string,
  { followed, read }: CallBody<typeof forumCalls.changeForumStanding>,
): Promise<void> => {
  const { db, actor, clock } = context
  const { course_id } = await openForum(context, courseId)
  const change = {
    ...(followed === undefined ? {} : { followed, followed_since: clock.now() }),
    ...(read ? { read_until: clock.now() } : {}),
  }
  if (Object.keys(change).length === 0) return
  await db
    .insertInto('forum_standings')
    .values({ course_id, user_id: actor.user_id, ...change })
    .onConflict((conflict) => conflict.columns(['course_id', 'user_id']).doUpdateSet(change))
    .execute()
}

/**
 * Follows a topic or no longer, and notes up to which post it is read; that never moves back.
 * @throws ApiError not_found (also for a post of another topic), forum_off
 */
export const changeThreadStanding = async (
  context: ActorContext,
  threadId: string,
  { followed, read_post_id }: CallBody<typeof forumCalls.changeThreadStanding>,
): Promise<void> => {
  const { db, actor, clock } = context
  const thread = await openThread(context, threadId, { lock: false })
  const read = read_post_id ? (await postOf(context, thread, read_post_id)).created_at : null
  await db
    .insertInto('forum_thread_standings')
    .values({
      thread_id: thread.thread_id,
      user_id: actor.user_id,
      followed: followed ?? null,
      followed_since: followed === undefined ? null : clock.now(),
      read_at: read,
    })
    .onConflict((conflict) =>
      conflict.columns(['thread_id', 'user_id']).doUpdateSet((eb) => ({
        followed: eb.fn.coalesce('excluded.followed', 'forum_thread_standings.followed'),
        followed_since: eb.fn.coalesce('excluded.followed_since', 'forum_thread_standings.followed_since'),
        read_at: sql<Date>`greatest(excluded.read_at, forum_thread_standings.read_at)`,
      })),
    )
    .execute()
}
