import { sql } from 'kysely'
import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import { berlinYear, tierAt, type Level } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { defaultLevels } from './levels.ts'
import { finishCounts, peopleById } from './societies.views.ts'

/** The societies for the admin area; people, finishes and money are counted in the same query. */
export const listSocieties = async (
  { db, clock }: Context,
  query: CallQuery<typeof societyCalls.listSocieties>,
): Promise<CallAnswer<typeof societyCalls.listSocieties>> => {
  let matching = db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.and(matchesWords('societies.search_text', query.search)))
  if (query.isCommunity !== undefined) matching = matching.where('is_community', '=', query.isCommunity)
  const { rows, total } = await pageOf(
    matching
      .select(['id', 'name', 'city', 'is_community', 'owner_id', 'created_at'])
      .select((eb) => [
        eb
          .selectFrom('society_admins')
          .whereRef('society_id', '=', 'societies.id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('admins'),
        eb
          .selectFrom('users')
          .whereRef('society_id', '=', 'societies.id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('members'),
        eb
          .selectFrom('society_finishes')
          .whereRef('society_id', '=', 'societies.id')
          .where('year', '=', berlinYear(clock.now()))
          .where(finishCounts)
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('finishes'),
        sql<Level[] | null>`(
          select jsonb_agg(to_jsonb(society_levels)) from society_levels
          where society_id = societies.id)`.as('levels'),
        balanceOf('available').as('available'),
        balanceOf('requested').as('requested'),
      ])
      .orderBy('name')
      .orderBy('id'),
    matching,
    query,
  )
  const owners = await peopleById(
    db,
    rows.map((row) => row.owner_id),
  )
  const defaults = await defaultLevels(db)
  return {
    items: rows.map(({ owner_id, levels, created_at, ...row }) => ({
      ...row,
      owner: (owner_id && owners.get(owner_id)) || null,
      admins: row.admins ?? 0,
      members: row.members ?? 0,
      finishes: row.finishes ?? 0,
      tier: tierAt(levels ?? defaults, row.finishes ?? 0),
      created_at: created_at.toISOString(),
    })),
    total,
  }
}

/** A society's euro cents of one kind, over all years. */
const balanceOf = (kind: string) => sql<number>`(
  select coalesce(sum(balance), 0)::bigint from ledger_accounts
  where society_id = societies.id and kind = ${kind})`
