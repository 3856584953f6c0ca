import { sql } from 'kysely'
import type { PersonalPart } from '../people/personal-part.ts'

/**
 * What somebody wrote in forums, follows and reported. What they wrote may tell about their health, so its text goes;
 * a placeholder stays where others have answered.
 */
export const forum: PersonalPart = {
  section: 'forum',
  collect: async ({ db }, userId) => ({
    posts: await db
      .selectFrom('forum_posts')
      .innerJoin('forum_threads', 'forum_threads.id', 'forum_posts.thread_id')
      .innerJoin('courses', 'courses.id', 'forum_threads.course_id')
      .select([
        'courses.title as course',
        'forum_threads.title as topic',
        'opening as began_it',
        'text',
        'anonymous',
        'forum_posts.created_at',
        'forum_posts.edited_at',
        'forum_posts.deleted_at',
      ])
      .where('forum_posts.author_id', '=', userId)
      .orderBy('forum_posts.created_at')
      .execute(),
    topics_followed_or_read: await db
      .selectFrom('forum_thread_standings')
      .innerJoin('forum_threads', 'forum_threads.id', 'forum_thread_standings.thread_id')
      .select(['title', 'followed', 'followed_since', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('thread_id')
      .execute(),
    forums_followed_or_read: await db
      .selectFrom('forum_standings')
      .innerJoin('courses', 'courses.id', 'forum_standings.course_id')
      .select(['title', 'followed', 'followed_since', 'read_until'])
      .where('user_id', '=', userId)
      .orderBy('course_id')
      .execute(),
    reports: await db
      .selectFrom('forum_reports')
      .select(['reason', 'note', 'created_at', 'state', 'decided_at'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    reports_decided: await db
      .selectFrom('forum_reports')
      .select(['reason', 'state', 'decided_at'])
      .where('decided_by', '=', userId)
      .orderBy('decided_at')
      .execute(),
    mail: await db
      .selectFrom('forum_mail_choices')
      .select(['digest', 'told_until'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  forget: async ({ db, clock }, { userId }) => {
    await sql`
      delete from forum_threads as thread where author_id = ${userId} and not exists (
        select 1 from forum_posts where thread_id = thread.id and author_id is distinct from ${userId})`.execute(
      db,
    )
    await sql`
      update forum_threads set title = '', search_text = '', pinned = false where author_id = ${userId}`.execute(
      db,
    )
    await sql`
      update forum_threads set solution_post_id = null
      where solution_post_id in (select id from forum_posts where author_id = ${userId})`.execute(db)
    await sql`
      update forum_reports set text = ''
      where post_id in (select id from forum_posts where author_id = ${userId})`.execute(db)
    await sql`update forum_reports set note = '' where reporter_id = ${userId}`.execute(db)
    await sql`
      update forum_posts set text = '', search_text = '', deleted_at = coalesce(deleted_at, ${clock.now()}),
        deleted_by = coalesce(deleted_by, 'author')
      where author_id = ${userId}`.execute(db)
  },
}
