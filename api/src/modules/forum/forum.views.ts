import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ForumAuthor, ForumThread, ForumThreadPage } from '@kursportal/shared/contract'
import { excerptOf, shownName } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import type { OpenForum } from './forum.policy.ts'
import { mayReply, maySolve, rewordProblem } from './forum.rules.ts'

type AuthorRow = {
  author_id: string | null
  first_name: string | null
  last_name: string | null
  image_id: string | null
  is_admin: boolean | null
  anonymous: boolean
}

/** Who wrote something, as others see them: learners without last name and portrait (decision 0061). */
export const presentAuthor = (
  row: AuthorRow,
  { owner_id }: Pick<OpenForum, 'owner_id'>,
  { actor }: Pick<ActorContext, 'actor'>,
): ForumAuthor => {
  const own = row.author_id === actor.user_id
  const hidden = { name: '', image_id: null, own }
  if (!row.author_id) return { kind: 'gone', ...hidden }
  if (row.anonymous) return { kind: 'anonymous', ...hidden }
  const [first, last] = [row.first_name ?? '', row.last_name ?? '']
  const shown = { name: `${first} ${last}`.trim(), image_id: row.image_id, own }
  if (row.author_id === owner_id) return { kind: 'teacher', ...shown }
  if (row.is_admin) return { kind: 'team', ...shown }
  return { kind: 'member', name: shownName(first, last), image_id: null, own }
}

/**
 * Until when a person has read the topic `thread`: what was there before they came counts as read. `standing` is their
 * row about the topic.
 */
export const readUntil = (userId: string): RawBuilder<Date> => sql<Date>`greatest(standing.read_at,
  coalesce(
    (select read_until from forum_standings where course_id = thread.course_id and user_id = ${userId}),
    (select created_at from users where id = ${userId})))`

/** Posts of others in the topic `thread` that a person has not read. */
const unreadPosts = (userId: string) => sql`from forum_posts as news
  where news.thread_id = thread.id and news.created_at > ${readUntil(userId)}
    and news.author_id is distinct from ${userId} and news.deleted_at is null`

/** Whether the topic `thread` has something a person has not read. */
export const hasUnread = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(thread.last_post_at > ${readUntil(userId)} and exists (select 1 ${unreadPosts(userId)}))`

/** The topics as `thread`, with what a person has to do with each as `standing`. */
export const threadsFor = ({ db, actor }: ActorContext) =>
  db
    .selectFrom('forum_threads as thread')
    .leftJoin('forum_thread_standings as standing', (join) =>
      join.onRef('standing.thread_id', '=', 'thread.id').on('standing.user_id', '=', actor.user_id),
    )

/** The same with everything a list shows of a topic, counted in the one query. */
export const threadRows = (context: ActorContext) => {
  const me = context.actor.user_id
  return threadsFor(context)
    .innerJoin('forum_posts as opening', (join) =>
      join.onRef('opening.thread_id', '=', 'thread.id').on('opening.opening', '=', true),
    )
    .leftJoin('users as author', 'author.id', 'thread.author_id')
    .leftJoin('videos as video', (join) =>
      join.onRef('video.id', '=', 'thread.video_id').on('video.retired_at', 'is', null),
    )
    .select([
      'thread.id',
      'thread.course_id',
      'thread.label',
      'thread.title',
      'thread.author_id',
      'thread.created_at',
      'thread.last_post_at',
      'thread.pinned',
      'thread.locked',
      'thread.solution_post_id',
      'author.first_name',
      'author.last_name',
      'author.image_id',
      'author.is_admin',
      'opening.anonymous',
      'opening.text as opening_text',
      'opening.deleted_at as opening_deleted_at',
      'video.id as video_id',
      'video.title as video_title',
      'standing.followed',
      sql<number>`(select count(*)::integer from forum_posts as answer where answer.thread_id = thread.id
        and not answer.opening and answer.deleted_at is null)`.as('replies'),
      sql<number>`(select count(*)::integer ${unreadPosts(me)})`.as('unread'),
      sql<string | null>`(select news.id ${unreadPosts(me)} order by news.created_at, news.id limit 1)`.as(
        'first_unread_post_id',
      ),
    ])
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadRows>['executeTakeFirstOrThrow']>>

/** A topic in a list. */
export const presentThread = (context: ActorContext, forum: OpenForum, row: ThreadRow): ForumThread => ({
  id: row.id,
  course_id: row.course_id,
  referrer: row.video_id && row.video_title ? { video_id: row.video_id, title: row.video_title } : null,
  label: row.label,
  title: row.title,
  excerpt: excerptOf(row.opening_text),
  author: presentAuthor(row, forum, context),
  created_at: row.created_at.toISOString(),
  last_post_at: row.last_post_at.toISOString(),
  replies: row.replies,
  unread: row.unread,
  pinned: row.pinned,
  locked: row.locked,
  solution_post_id: row.solution_post_id,
  followed: row.followed ?? false,
})

/** A topic on its own page. */
export const presentThreadPage = (
  context: ActorContext,
  forum: OpenForum,
  row: ThreadRow,
): ForumThreadPage => {
  const someone = { user_id: context.actor.user_id, leads: forum.leads }
  const opening = {
    author_id: row.author_id,
    created_at: row.created_at,
    deleted_at: row.opening_deleted_at,
  }
  return {
    ...presentThread(context, forum, row),
    course_title: forum.course_title,
    first_unread_post_id: row.first_unread_post_id,
    can: {
      reply: mayReply(row, someone),
      edit: rewordProblem(opening, row, someone, context.clock.now()) === undefined,
      solve: maySolve(row, someone),
      moderate: forum.leads,
    },
  }
}
