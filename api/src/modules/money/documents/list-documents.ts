import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, documentCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { eachWord } from '../../../platform/db/search.ts'
import { isLedBy, requireLedSociety } from '../../societies/societies.policy.ts'
import { presentDocuments, selectDocuments, stateOfDocument } from './documents.views.ts'

type Query = CallQuery<typeof documentCalls.listPayoutDocuments>
type Selected = ReturnType<typeof selectDocuments>

/**
 * The documents of payouts, newest first: of the societies one leads, or all for admins.
 * @throws ApiError not_found when somebody else's society is asked for
 */
export const listPayoutDocuments = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof documentCalls.listPayoutDocuments>> => {
  const { society_id, limit, offset } = query
  if (society_id) await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  const matching = narrowed(ofWhom(context, society_id), query)
  const items = await presentDocuments(inOrder(matching, query), { limit, offset })
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

const ofWhom = (context: ActorContext, societyId: string | undefined): Selected => {
  const all = selectDocuments(context)
  if (societyId) return all.where('document.society_id', '=', societyId)
  if (context.actor.is_admin) return all
  return all.where('societies.deleted_at', 'is', null).where('document.society_id', 'in', (of) =>
    of
      .selectFrom('societies')
      .select('societies.id')
      .where((on) => isLedBy(on, context.actor.user_id)),
  )
}

const narrowed = (all: Selected, query: Query): Selected => {
  let matching = all
  if (query.request_id) matching = matching.where('document.request_id', '=', query.request_id)
  if (query.kind) matching = matching.where('document.kind', '=', query.kind)
  if (query.year !== undefined) matching = matching.where('document.year', '=', query.year)
  if (query.state) matching = matching.where(sql<SqlBool>`${stateOfDocument} = ${query.state}`)
  const words = eachWord(
    query.search,
    (pattern) => sql<SqlBool>`(societies.search_text like ${pattern} or document.number like ${pattern})`,
  )
  return matching.where((eb) => eb.and(words))
}

const columns = { number: 'document.number', society: 'societies.name', total: 'document.total' } as const

/** Without a wish the newest come first. */
const inOrder = (matching: Selected, { sort, descending }: Query): Selected => {
  const direction = descending === (sort !== undefined) ? 'desc' : 'asc'
  const sorted = sort ? matching.orderBy(columns[sort], direction) : matching
  return sorted
    .orderBy('document.issued_at', sort ? 'desc' : descending === false ? 'asc' : 'desc')
    .orderBy('document.id', sort ? 'desc' : descending === false ? 'asc' : 'desc')
}
