import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, courseCalls } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { foundOnPage, pageInOrder, type Order } from '../../platform/db/found-page.ts'
import { countUpTo } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { tallyOf } from '../../platform/db/tallies.ts'
import {
  drafts,
  draftsWithLive,
  draftState,
  presentSummary,
  summaryColumns,
  unchangedSince,
} from './courses.views.ts'

type Query = CallQuery<typeof courseCalls.listDraftCourses>

/** Which drafts somebody may edit that match a search; of a table called `draft`. */
const ownDrafts = (
  { actor, clock }: ActorContext,
  { search, owned, unchanged_days: days }: Pick<Query, 'search' | 'owned' | 'unchanged_days'>,
) => {
  const filters = matchesWords('draft.search_text', search)
  if (days !== undefined) filters.push(unchangedSince(daysBefore(clock.now(), days)))
  if (owned && !actor.is_admin) filters.push(sql<SqlBool>`draft.owner_id = ${actor.user_id}`)
  else if (!actor.is_admin)
    filters.push(
      sql<SqlBool>`(draft.owner_id = ${actor.user_id} or draft.id in (
        select course_id from course_authors where user_id = ${actor.user_id}))`,
    )
  return filters
}

const down = sql`desc`
const changed = { by: sql.ref('draft.updated_at'), way: down }
const id = { by: sql.ref('draft.id') }

const orders: Record<NonNullable<Query['sort']>, Order> = {
  changed: [changed, id],
  title: [{ by: sql.ref('draft.title') }, id],
  learners: [{ by: tallyOf('learning', 'live.id'), way: down }, changed, id],
}

/** The drafts a query finds, and whether it leaves any out: an admin who asks for nothing special finds everybody's. */
const matchingDrafts = (context: ActorContext, query: Query) => {
  const own = drafts(context.db).where((eb) => eb.and(ownDrafts(context, query)))
  return {
    matching: query.state ? own.where(draftState, '=', query.state) : own,
    isNarrowed:
      Boolean(query.search) ||
      query.state !== undefined ||
      query.unchanged_days !== undefined ||
      !context.actor.is_admin,
  }
}

/** The own drafts and those one makes with others, last changed first or as asked; an admin gets everybody's. */
export const listDraftCourses = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof courseCalls.listDraftCourses>> => {
  const { db, clock } = context
  const order = orders[query.sort ?? 'changed']
  const { matching, isNarrowed } = matchingDrafts(context, query)
  const found = matching.select('draft.id')
  const { total, ids } = isNarrowed
    ? await foundOnPage(db, found, order, query)
    : { total: await countUpTo(db, matching), ids: null }
  if (ids?.length === 0) return { items: [], total }
  const onPage = draftsWithLive(db).where('draft.id', 'in', ids ?? pageInOrder(found, order, query))
  const rows = await pageInOrder(summaryColumns(onPage), order).execute()
  return { items: rows.map((row) => presentSummary(row, clock.now())), total }
}

/** How many of the own drafts stand how. */
export const countDraftCourses = async (
  context: ActorContext,
  query: CallQuery<typeof courseCalls.countDraftCourses>,
): Promise<CallAnswer<typeof courseCalls.countDraftCourses>> => {
  const filters = ownDrafts(context, query)
  const rows = await drafts(context.db)
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
