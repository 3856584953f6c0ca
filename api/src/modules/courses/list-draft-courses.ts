import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { draftsWithLive, presentSummary, summaryColumns } from './courses.views.ts'

/** The own drafts, last changed first; an admin gets everybody's. */
export const listDraftCourses = async (
  { db, actor, clock }: ActorContext,
  query: CallQuery<typeof courseCalls.listDraftCourses>,
): Promise<CallAnswer<typeof courseCalls.listDraftCourses>> => {
  const filters = matchesWords('draft.search_text', query.search)
  if (!actor.is_admin) filters.push(sql<SqlBool>`draft.owner_id = ${actor.user_id}`)
  const { rows, total } = await pageOf(
    summaryColumns(draftsWithLive(db))
      .where((eb) => eb.and(filters))
      .orderBy('draft.updated_at', 'desc')
      .orderBy('draft.id'),
    db
      .selectFrom('courses as draft')
      .where('dev_id', 'is', null)
      .where('retired_at', 'is', null)
      .where((eb) => eb.and(filters)),
    query,
  )
  return { items: rows.map((row) => presentSummary(row, clock.now())), total }
}
