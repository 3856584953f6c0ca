import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, documentCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { eachWord } from '../../../platform/db/search.ts'
import { isLedBy, requireLedSociety } from '../../societies/societies.policy.ts'
import { presentDocuments, selectDocuments, stateOfDocument } from './documents.views.ts'

type Query = CallQuery<typeof documentCalls.listPayoutDocuments>
type Selected = ReturnType<typeof selectDocuments>

/**
 * The documents of payouts, newest first: those somebody is the payee of, and of the societies one leads, or all for admins.
 * @throws ApiError not_found when somebody else's society is asked for
 */
export const listPayoutDocuments = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof documentCalls.listPayoutDocuments>> => {
  const { society_id, mine, limit, offset } = query
  if (society_id && !mine) await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  const matching = narrowed(ofWhom(context, query), query)
  const items = await presentDocuments(context, inOrder(matching, query), { limit, offset })
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** How many documents somebody is the payee of whose society ended or has another owner: no other screen of theirs has them. */
export const formerDocuments = async (context: ActorContext): Promise<number> => {
  const { user_id } = context.actor
  const { count } = await selectDocuments(context)
    .where('declaration.declared_by', '=', user_id)
    .where((eb) =>
      eb.or([
        eb('societies.deleted_at', 'is not', null),
        eb('societies.owner_id', 'is distinct from', user_id),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const ofWhom = (context: ActorContext, { society_id, mine }: Query): Selected => {
  const { user_id, is_admin } = context.actor
  const all = selectDocuments(context)
  const asked = society_id ? all.where('document.society_id', '=', society_id) : all
  if (mine) return asked.where('declaration.declared_by', '=', user_id)
  if (society_id || is_admin) return asked
  return asked.where((eb) =>
    eb.or([
      eb('declaration.declared_by', '=', user_id),
      eb('document.society_id', 'in', (of) =>
        of
          .selectFrom('societies')
          .select('societies.id')
          .where('societies.deleted_at', 'is', null)
          .where((on) => isLedBy(on, user_id)),
      ),
    ]),
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
