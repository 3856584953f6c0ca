import { sql } from 'kysely'
import type { CallAnswer, CallQuery, publishingCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'

/**
 * The publishes of a course, newest first.
 * @throws ApiError not_found
 */
export const listPublications = async (
  context: ActorContext,
  query: CallQuery<typeof publishingCalls.listPublications>,
): Promise<CallAnswer<typeof publishingCalls.listPublications>> => {
  const courseId = query['course-id']
  await requireDraftCourse(context, courseId, 'read')
  const matching = context.db
    .selectFrom('course_publications as publication')
    .where('publication.course_id', '=', courseId)
  const { rows, total } = await pageOf(
    matching
      .leftJoin('users as publisher', 'publisher.id', 'publication.published_by')
      .select([
        'publication.id',
        'publication.number',
        'publication.published_at',
        'publisher.id as publisher_id',
        'publisher.first_name',
        'publisher.last_name',
        'publisher.email',
        sql<string>`publication.snapshot -> 'course' ->> 'title'`.as('title'),
        sql<number>`jsonb_array_length(publication.snapshot -> 'chapters')`.as('chapters'),
        sql<number>`jsonb_array_length(jsonb_path_query_array(publication.snapshot, '$.chapters[*].videos[*].id'))`.as(
          'lectures',
        ),
        sql<boolean>`publication.number = (select max(number) from course_publications where course_id = ${courseId})`.as(
          'current',
        ),
      ])
      .orderBy('publication.number', 'desc'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      number: row.number,
      published_at: row.published_at.toISOString(),
      published_by: row.publisher_id
        ? { id: row.publisher_id, name: `${row.first_name} ${row.last_name}`.trim() || (row.email ?? '') }
        : null,
      title: row.title,
      chapters: row.chapters,
      lectures: row.lectures,
      current: row.current,
    })),
    total,
  }
}
