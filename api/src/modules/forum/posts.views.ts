import { sql } from 'kysely'
import type { ForumPost } from '@kursportal/shared/contract'
import { excerptOf } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import type { OpenThread } from './forum.policy.ts'
import { postAbilities } from './forum.rules.ts'
import { presentAuthor, readUntil } from './forum.views.ts'

/** The posts of a topic with their authors, what they answer, and what a person has to do with them, in one query. */
export const postRows = ({ db, actor }: ActorContext, threadId: string) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .leftJoin('forum_thread_standings as standing', (join) =>
      join.onRef('standing.thread_id', '=', 'thread.id').on('standing.user_id', '=', actor.user_id),
    )
    .leftJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('forum_posts as referrer', 'referrer.id', 'post.referrer_id')
    .leftJoin('users as referred', 'referred.id', 'referrer.author_id')
    .where('post.thread_id', '=', threadId)
    .select([
      'post.id',
      'post.thread_id',
      'post.author_id',
      'post.opening',
      'post.anonymous',
      'post.text',
      'post.created_at',
      'post.edited_at',
      'post.deleted_at',
      'post.deleted_by',
      'author.first_name',
      'author.last_name',
      'author.image_id',
      'author.is_admin',
      'referrer.id as referrer_id',
      'referrer.author_id as referrer_author_id',
      'referrer.anonymous as referrer_anonymous',
      'referrer.text as referrer_text',
      'referred.first_name as referrer_first_name',
      'referred.last_name as referrer_last_name',
      'referred.is_admin as referrer_is_admin',
      sql<boolean>`post.created_at > ${readUntil(actor.user_id)} and post.author_id is distinct from ${actor.user_id}
        and post.deleted_at is null`.as('unread'),
      sql<boolean>`exists (select 1 from forum_reports where post_id = post.id and reporter_id = ${actor.user_id}
        and state = 'open')`.as('reported'),
    ])
    .orderBy('post.created_at')
    .orderBy('post.id')

type PostRow = Awaited<ReturnType<ReturnType<typeof postRows>['executeTakeFirstOrThrow']>>

/** A post of a topic. */
export const presentPost = (context: ActorContext, thread: OpenThread, row: PostRow): ForumPost => ({
  id: row.id,
  thread_id: row.thread_id,
  referrer: referrerOf(context, thread, row),
  opening: row.opening,
  author: presentAuthor(row, thread, context),
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted: row.deleted_by,
  solution: row.id === thread.solution_post_id,
  unread: row.unread,
  reported: row.reported,
  can: postAbilities(
    row,
    thread,
    { user_id: context.actor.user_id, leads: thread.leads },
    context.clock.now(),
  ),
})

const referrerOf = (context: ActorContext, thread: OpenThread, row: PostRow): ForumPost['referrer'] => {
  if (!row.referrer_id) return null
  const author = {
    author_id: row.referrer_author_id,
    first_name: row.referrer_first_name,
    last_name: row.referrer_last_name,
    is_admin: row.referrer_is_admin,
    anonymous: row.referrer_anonymous ?? false,
    image_id: null,
  }
  return {
    post_id: row.referrer_id,
    author: presentAuthor(author, thread, context),
    excerpt: excerptOf(row.referrer_text ?? '', 120),
  }
}
