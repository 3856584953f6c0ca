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
  let matching = draftsWithLive(db).where((eb) => eb.and(matchesWords('draft.search_text', query.search)))
  if (!actor.is_admin) matching = matching.where('draft.owner_id', '=', actor.user_id)
  const { rows, total } = await pageOf(
    summaryColumns(matching).orderBy('draft.updated_at', 'desc').orderBy('draft.id'),
    matching,
    query,
  )
  return { items: rows.map((row) => presentSummary(row, clock.now())), total }
}
