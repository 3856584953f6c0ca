import { sql, type RawBuilder } from 'kysely'
import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import { addDays, berlinYear, startOfBerlinDay, TIERS, type Level, tierAt } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { eachWord } from '../../platform/db/search.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { defaultLevels } from './levels.ts'
import { finishCounts, peopleById } from './societies.views.ts'

type Query = CallQuery<typeof societyCalls.listSocieties>
type Answer = CallAnswer<typeof societyCalls.listSocieties>

/**
 * The societies for the admin area; people, finishes and money of a year are counted in the same query. What is sorted
 * by or filtered by is counted for all of them, everything else for those of the page.
 */
export const listSocieties = async (context: Context, query: Query): Promise<Answer> => {
  const { db, clock } = context
  const thisYear = berlinYear(clock.now())
  const year = query.year ?? thisYear
  const figures = figuresOf(year)
  const matching = matchingSocieties(context, query, figures)
  const descending = query.sort?.startsWith('-') ?? false
  const key = query.sort?.replace('-', '') ?? 'name'
  const { rows, total } = await pageOf(
    matching
      .select(['id', 'name', 'city', 'is_community', 'owner_id', 'created_at'])
      .select([
        figures.admins.as('admins'),
        figures.members.as('members'),
        figures.visits.as('visits'),
        figures.registrations.as('registrations'),
        figures.finishes.as('finishes'),
        figures.tier.as('rank'),
        figures.last_finish_at.as('last_finish_at'),
        figures.earned.as('earned'),
        figures.paid.as('paid'),
        figures.available.as('available'),
        figures.requested.as('requested'),
        ownLevels.as('levels'),
      ])
      // What is nowhere yet, such as a latest finish, stands last either way.
      .orderBy(sql.ref(key === 'tier' ? 'rank' : key), (order) =>
        (descending ? order.desc() : order.asc()).nullsLast(),
      )
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
    items: rows.map(({ owner_id, levels, rank: _rank, created_at, last_finish_at, ...row }) => ({
      ...row,
      owner: (owner_id && owners.get(owner_id)) || null,
      tier: tierAt(levels ?? defaults, row.finishes),
      last_finish_at: last_finish_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
    total,
    years: await yearsUntil(context, Math.max(thisYear, year)),
  }
}

const matchingSocieties = ({ db }: Pick<Context, 'db'>, query: Query, figures: Figures) => {
  let matching = db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.and(eachWord(query.search, ofSocietyOrOwner)))
  if (query.isCommunity !== undefined) matching = matching.where('is_community', '=', query.isCommunity)
  if (query.tier) matching = matching.where(figures.tier, '=', TIERS.indexOf(query.tier))
  if (query.without_owner) matching = matching.where('owner_id', 'is', null)
  if (query.with_balance)
    matching = matching.where((eb) =>
      eb.exists(
        eb
          .selectFrom('ledger_accounts')
          .select('ledger_accounts.id')
          .whereRef('ledger_accounts.society_id', '=', 'societies.id')
          .where('ledger_accounts.kind', '=', 'available')
          .where('ledger_accounts.balance', '>', 0),
      ),
    )
  if (query.without_finish) matching = matching.where(figures.finishes, '=', 0)
  return matching
}

/**
 * A word occurs in the name or the town, or in what its owner is found by. The owner of each society is looked up: asking
 * for everybody who is found by the word would read a good part of a million people, for a few thousand owners.
 */
const ofSocietyOrOwner = (pattern: string) => sql<boolean>`(societies.search_text like ${pattern}
  or (select owner.search_text from users owner where owner.id = societies.owner_id) like ${pattern})`

const count = (from: RawBuilder<unknown>) => sql<number>`(select count(*)::integer from ${from})`

/** A society's euro cents of one kind, in one year or over all of them. */
const balanceOf = (kind: string, year?: number) => sql<number>`(
  select coalesce(sum(balance), 0)::bigint from ledger_accounts
  where society_id = societies.id and kind = ${kind}
  ${year === undefined ? sql`` : sql`and year = ${year}`})`

const ownLevels = sql<Level[] | null>`(
  select jsonb_agg(to_jsonb(society_levels)) from society_levels where society_id = societies.id)`

type Figures = ReturnType<typeof figuresOf>

/** What is told of each society, for queries on `societies`. */
const figuresOf = (year: number) => {
  const finishes = count(sql`society_finishes
    where society_finishes.society_id = societies.id and society_finishes.year = ${year} and ${finishCounts}`)
  return {
    admins: count(sql`society_admins where society_admins.society_id = societies.id`),
    members: count(sql`users where users.society_id = societies.id`),
    visits: sql<number>`(select coalesce(sum(visits), 0)::integer from society_visits
      where society_id = societies.id and day between ${`${year}-01-01`} and ${`${year}-12-31`})`,
    registrations: count(sql`users where users.society_id = societies.id
      and users.created_at >= ${startOfBerlinDay(`${year}-01-01`)}
      and users.created_at < ${startOfBerlinDay(addDays(`${year}-12-31`, 1))}`),
    finishes,
    // Its place among the tiers, by its own levels or the default ones.
    tier: count(sql`society_levels level
      where level.start <= ${finishes} and level.society_id is not distinct from (
        select own.society_id from society_levels own where own.society_id = societies.id limit 1)`),
    last_finish_at: sql<Date | null>`(select max(finished_at) from society_finishes
      where society_finishes.society_id = societies.id and ${finishCounts})`,
    earned: sql<number>`-${balanceOf('earned', year)}`,
    paid: balanceOf('paid', year),
    available: balanceOf('available'),
    requested: balanceOf('requested'),
  }
}

/** The years from the first in which anything was booked until this one, newest first. */
const yearsUntil = async ({ db }: Pick<Context, 'db'>, last: number): Promise<number[]> => {
  const { first } = await db
    .selectFrom('ledger_accounts')
    .select((eb) => eb.fn.min('year').as('first'))
    .executeTakeFirstOrThrow()
  const years = last - Math.min(first ?? last, last) + 1
  return Array.from({ length: years }, (_, index) => last - index)
}
