import { sql, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, levelCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesShown } from '../../platform/db/search.ts'
import { requireLedSociety } from './societies.policy.ts'

/**
 * The members of a society by name, with their progress state: never which course, nothing about health.
 * @throws ApiError not_found
 */
export const listMembers = async (
  context: ActorContext,
  query: CallQuery<typeof levelCalls.listMembers>,
): Promise<CallAnswer<typeof levelCalls.listMembers>> => {
  const society = await requireLedSociety(context, context.actor, query.society_id)
  const matching = context.db
    .selectFrom('users')
    .where('users.society_id', '=', society.id)
    .where((eb) => eb.and(matchesShown('users.search_text', names, query.search)))
    .$if(query.state !== undefined, (of) => of.where(sql<SqlBool>`${state} = ${query.state ?? ''}`))
  const members = matching
    .select(['id', 'first_name', 'last_name'])
    .select((eb) => eb.fn.coalesce('society_since', 'created_at').as('joined_at'))
    .select(state.as('state'))
  const columns = { name: 'last_name', joined_at: 'joined_at', state: 'state' } as const
  const direction = query.descending ? 'desc' : 'asc'
  const { rows, total } = await pageOf(
    members
      .orderBy(columns[query.sort ?? 'name'], direction)
      .orderBy('last_name', direction)
      .orderBy('first_name', direction)
      .orderBy('id'),
    matching,
    query,
  )
  return {
    items: rows.map(({ joined_at, ...row }) => ({ ...row, joined_at: joined_at.toISOString() })),
    total,
  }
}

/** How far a row of `users` is: who finished stays so, whatever the year and whether it counted for a society. */
const state = sql<'registered' | 'started' | 'finished'>`case
  when exists (select from society_finishes finish where finish.user_id = users.id) then 'finished'
  when exists (select from certificates where certificates.user_id = users.id) then 'finished'
  when exists (select from participations where participations.user_id = users.id) then 'started'
  else 'registered' end`

/** The names alone: a leader must not learn e-mail and city. */
const names = sql<string>`users.first_name || ' ' || users.last_name`
