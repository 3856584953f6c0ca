import { sql } from 'kysely'
import type { CallAnswer, CallQuery, LedSociety, personCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { personAskedFor } from '../people/person-asked-for.ts'
import { isLedBy } from './societies.policy.ts'

/** A society's euro cents of one kind, over all years. */
const balanceOf = (kind: 'available' | 'requested' | 'paid') => sql<number>`(
  select coalesce(sum(balance), 0)::bigint from ledger_accounts
  where society_id = societies.id and kind = ${kind})`

/** The societies somebody owns or helps to lead, by name, with their money. @throws ApiError not_found */
export const listLedSocieties = async (
  context: ActorContext,
  query: CallQuery<typeof personCalls.listLedSocieties>,
): Promise<CallAnswer<typeof personCalls.listLedSocieties>> => {
  const whose = await personAskedFor(context, query['user-id'])
  const matching = context.db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) => isLedBy(eb, whose))
  return pageOf(
    matching
      .select(['societies.id', 'name', 'is_community'])
      .select([
        sql<LedSociety['role']>`case when owner_id = ${whose} then 'owner' else 'admin' end`.as('role'),
        sql<number>`(select count(*)::integer from users where users.society_id = societies.id)`.as(
          'members',
        ),
        balanceOf('available').as('available'),
        balanceOf('requested').as('requested'),
        balanceOf('paid').as('paid'),
      ])
      .orderBy('name')
      .orderBy('societies.id'),
    matching,
    query,
  ).then(({ rows, total }) => ({ items: rows, total }))
}
