import { sql } from 'kysely'
import type { CallAnswer, CallQuery, publishingCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { nameOf } from '../../platform/edits.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'

/** A course as it stood between two publishes, newest first. @throws ApiError not_found */
export const listDraftVersions = async (
  context: ActorContext,
  query: CallQuery<typeof publishingCalls.listDraftVersions>,
): Promise<CallAnswer<typeof publishingCalls.listDraftVersions>> => {
  const courseId = query['course-id']
  await requireDraftCourse(context, courseId, 'read')
  const matching = context.db
    .selectFrom('draft_versions as version')
    .where('version.course_id', '=', courseId)
  const { rows, total } = await pageOf(
    matching
      .select([
        'version.id',
        'version.made_at',
        nameOf(sql.ref('version.made_by')).as('made_by'),
        sql<string>`version.snapshot -> 'course' ->> 'title'`.as('title'),
        sql<number>`jsonb_array_length(version.snapshot -> 'chapters')`.as('chapters'),
        sql<number>`jsonb_array_length(jsonb_path_query_array(version.snapshot, '$.chapters[*].videos[*].id'))`.as(
          'lectures',
        ),
      ])
      .orderBy('version.made_at', 'desc')
      .orderBy('version.id', 'desc'),
    matching,
    query,
  )
  return { items: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })), total }
}
