import type { ExpressionBuilder } from 'kysely'
import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import type { Actor, Context } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { pageOf } from '../../platform/db/paging.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { readSettings } from '../settings/read-settings.ts'
import { isLedBy } from './societies.policy.ts'

type Found = CallAnswer<typeof societyCalls.searchSocieties>
type OnSocieties = ExpressionBuilder<Schema, 'societies'>

/** Societies by name or city: every one for admins and creators, else communities and those one leads. */
export const searchSocieties = async (
  context: Context & { actor: Actor },
  query: CallQuery<typeof societyCalls.searchSocieties>,
): Promise<Found> => {
  const { actor } = context
  const { communities } = await readSettings(context)
  const mayFindAll = actor.is_admin || actor.is_course_creator
  return find(context, query, (eb) => [
    ...(query.owner ? [eb('owner_id', '=', actor.user_id)] : []),
    ...(mayFindAll ? [] : [eb.or([eb('is_community', '=', true), isLedBy(eb, actor.user_id)])]),
    ...(mayFindAll || communities ? [] : [eb('is_community', '=', false)]),
  ])
}

/** Communities by name or city, for anybody; none while communities are not in use. */
export const searchCommunities = async (
  context: Context,
  query: CallQuery<typeof societyCalls.searchCommunities>,
): Promise<Found> => {
  const { communities } = await readSettings(context)
  if (!communities) return { items: [], total: 0 }
  return find(context, query, (eb) => [eb('is_community', '=', true)])
}

const find = async (
  { db }: Context,
  query: { search?: string | undefined; limit?: number | undefined; offset?: number | undefined },
  filters: (eb: OnSocieties) => ReturnType<typeof isLedBy>[],
): Promise<Found> => {
  const matching = db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.and([...matchesWords('societies.search_text', query.search), ...filters(eb)]))
  const { rows, total } = await pageOf(
    matching.select(['id', 'name', 'city', 'is_community']).orderBy('name').orderBy('id'),
    matching,
    query,
  )
  return { items: rows, total }
}
