import { sql } from 'kysely'
import { filmFailure, type Overview } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import { pageOf } from '../../platform/db/paging.ts'
import type { Db } from '../../platform/db/database.ts'

type Tasks = Overview['tasks']

/** The courses with reported posts nobody has decided about, the longest waiting first. */
export const reportedCourses = async (db: Db): Promise<Tasks['reported_courses']> => {
  const rows = await db
    .selectFrom('forum_reports')
    .innerJoin('forum_posts', 'forum_posts.id', 'forum_reports.post_id')
    .innerJoin('forum_threads', 'forum_threads.id', 'forum_posts.thread_id')
    .innerJoin('courses', 'courses.id', 'forum_threads.course_id')
    .where('forum_reports.state', '=', 'open')
    .where('forum_posts.deleted_at', 'is', null)
    // Nobody gets to the forum of a course that was deleted, or that has none any more.
    .where('courses.retired_at', 'is', null)
    .where('courses.forum_enabled', '=', true)
    .groupBy(['courses.id', 'courses.title'])
    .select(['courses.id as course_id', 'courses.title'])
    .select(sql<number>`count(distinct forum_posts.id)::integer`.as('posts'))
    .select((eb) => eb.fn.min('forum_reports.created_at').as('since'))
    .orderBy('since')
    .orderBy('courses.id')
    .execute()
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** How many cases nobody has decided about, and since when the oldest waits. */
export const waitingCases = async (
  db: Db,
  table: 'content_reports' | 'withdrawals',
): Promise<Tasks['open_reports']> => {
  const { count, since } = await db
    .selectFrom(table)
    .where('state', '=', 'open')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('since')])
    .executeTakeFirstOrThrow()
  return { count, since: since?.toISOString() ?? null }
}

/** The films that cannot be shown and that a lecture still waits for, the newest first. */
export const failedFilms = async (
  db: Db,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ items: Tasks['failed_films']; total: number }> => {
  const matching = db
    .selectFrom('media_assets')
    .innerJoin('videos', (join) =>
      join.on((eb) =>
        eb.or([
          eb('videos.asset_id', '=', eb.ref('media_assets.id')),
          eb('videos.pending_asset_id', '=', eb.ref('media_assets.id')),
        ]),
      ),
    )
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .innerJoin('users', 'users.id', 'courses.owner_id')
    .where('media_assets.state', '=', 'failed')
    .where('courses.dev_id', 'is', null)
    .where('courses.retired_at', 'is', null)
  const selected = matching
    .select(['videos.id as video_id', 'videos.title', 'courses.id as course_id'])
    .select(['courses.title as course_title', 'media_assets.failure', 'media_assets.updated_at as at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('media_assets.updated_at', 'desc')
    .orderBy('videos.id')
  const { rows, total } = await pageOf(selected, matching, page)
  const items = rows.map(({ first_name, last_name, email, failure, at, ...row }) => ({
    ...row,
    creator: nameOrEmail({ first_name, last_name, email }),
    failure: filmFailure.nullable().parse(failure),
    at: at.toISOString(),
  }))
  return { items, total }
}
