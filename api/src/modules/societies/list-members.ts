import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, levelCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { eachWord } from '../../platform/db/search.ts'
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
    .where((eb) => eb.and(namesMatch(query.search)))
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

/**
 * The stored search text also holds e-mail and city, which a leader must not learn by searching; so only the names are
 * compared, brought to the same form as `searchText` does. A society's members are few enough for that.
 */
const namesMatch = (typed: string | undefined): Expression<SqlBool>[] =>
  eachWord(typed, (pattern) => sql<SqlBool>`${nameText} like ${pattern}`)

const nameText = sql<string>`replace(replace(replace(translate(lower(regexp_replace(
  normalize(users.first_name || ' ' || users.last_name, NFD), '[\u0300-\u036f]', '', 'g')),
  'łøđı', 'lodi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`
