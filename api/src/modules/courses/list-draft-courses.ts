import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { tallyOf } from '../../platform/db/tallies.ts'
import { draftsWithLive, draftState, presentSummary, summaryColumns } from './courses.views.ts'

type Query = CallQuery<typeof courseCalls.listDraftCourses>

/** Which drafts somebody may edit that match a search; of a table called `draft`. */
const ownDrafts = ({ actor }: ActorContext, { search, owned }: Pick<Query, 'search' | 'owned'>) => {
  const filters = matchesWords('draft.search_text', search)
  if (owned && !actor.is_admin) filters.push(sql<SqlBool>`draft.owner_id = ${actor.user_id}`)
  else if (!actor.is_admin)
    filters.push(
      sql<SqlBool>`(draft.owner_id = ${actor.user_id} or draft.id in (
        select course_id from course_authors where user_id = ${actor.user_id}))`,
    )
  return filters
}

/** The own drafts and those one makes with others, last changed first or as asked; an admin gets everybody's. */
export const listDraftCourses = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof courseCalls.listDraftCourses>> => {
  const { db, clock } = context
  const { state, sort } = query
  const filters = ownDrafts(context, query)
  const all = draftsWithLive(db).where((eb) => eb.and(filters))
  const matching = state ? all.where(draftState, '=', state) : all
  // What is not narrowed down by its state is counted without the live copies.
  const counted = state
    ? matching
    : db
        .selectFrom('courses as draft')
        .where('dev_id', 'is', null)
        .where('retired_at', 'is', null)
        .where((eb) => eb.and(filters))
  const columns = summaryColumns(matching)
  const sorted =
    sort === 'title'
      ? columns.orderBy('draft.title')
      : sort === 'learners'
        ? columns.orderBy(tallyOf('learning', 'live.id'), 'desc').orderBy('draft.updated_at', 'desc')
        : columns.orderBy('draft.updated_at', 'desc')
  const { rows, total } = await pageOf(sorted.orderBy('draft.id'), counted, query)
  return { items: rows.map((row) => presentSummary(row, clock.now())), total }
}

/** How many of the own drafts stand how. */
export const countDraftCourses = async (
  context: ActorContext,
  query: CallQuery<typeof courseCalls.countDraftCourses>,
): Promise<CallAnswer<typeof courseCalls.countDraftCourses>> => {
  const filters = ownDrafts(context, query)
  const rows = await draftsWithLive(context.db)
    .where((eb) => eb.and(filters))
    .select((eb) => [draftState.as('state'), eb.fn.countAll<number>().as('n')])
    .groupBy(draftState)
    .execute()
  const count = (state: (typeof rows)[number]['state']) => rows.find((row) => row.state === state)?.n ?? 0
  return {
    draft: count('draft'),
    live: count('live'),
    live_with_changes: count('live_with_changes'),
    going_live: count('going_live'),
  }
}
