import { sql, type RawBuilder } from 'kysely'
import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import { addDays, berlinYear, startOfBerlinDay, TIERS, type Level, tierAt } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { eachWord } from '../../platform/db/search.ts'
import { countUpTo, pageWithTotal } from '../../platform/db/paging.ts'
import { readTally } from '../../platform/db/tallies.ts'
import { defaultLevels } from './levels.ts'
import { finishCounts, hasBalance, lacksAccount, peopleById } from './societies.views.ts'

type Query = CallQuery<typeof societyCalls.listSocieties>
type Answer = CallAnswer<typeof societyCalls.listSocieties>

/**
 * The societies for the admin area with people, finishes and money of a year. What is sorted by or filtered by is
 * counted for all of them, everything else for those of the page.
 */
export const listSocieties = async (context: Context, query: Query): Promise<Answer> => {
  const { db, clock } = context
  const thisYear = berlinYear(clock.now())
  const year = query.year ?? thisYear
  const figures = figuresOf(year)
  const { ids, total } = await societiesOnPage(context, query, figures)
  const rows = await societyRows(context, ids, figures)
  const owners = await peopleById(
    db,
    rows.map((row) => row.owner_id),
  )
  const defaults = await defaultLevels(db)
  return {
    items: rows.map(({ owner_id, levels, created_at, last_finish_at, ...row }) => ({
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

/** Which societies are on the page, in their order, and how many there are. */
const societiesOnPage = async (
  context: Context,
  query: Query,
  figures: Figures,
): Promise<{ ids: string[]; total: number }> => {
  const { matching, isNarrowed } = matchingSocieties(context, query, figures)
  const descending = query.sort?.startsWith('-') ?? false
  const inOrder = matching
    .select('id')
    // What is nowhere yet, such as a latest finish, stands last either way.
    .orderBy(sortedBy(query, figures), (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('name')
    .orderBy('id')
  const { rows, total } = await pageWithTotal(inOrder, query, () =>
    isNarrowed ? countUpTo(context.db, matching) : readTally(context.db, 'societies'),
  )
  return { ids: rows.map(({ id }) => id), total }
}

const sortedBy = ({ sort = 'name' }: Query, figures: Figures): RawBuilder<unknown> => {
  const key = sort.replace('-', '')
  return isFigure(key, figures) ? figures[key] : sql.ref(key)
}

const isFigure = (key: string, figures: Figures): key is keyof Figures => key in figures

/** What is told of these societies, in their order. */
const societyRows = async ({ db }: Pick<Context, 'db'>, ids: readonly string[], figures: Figures) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('societies')
    .where('id', 'in', ids)
    .select(['id', 'name', 'city', 'is_community', 'owner_id', 'created_at'])
    .select([
      figures.admins.as('admins'),
      figures.members.as('members'),
      figures.visits.as('visits'),
      figures.registrations.as('registrations'),
      figures.finishes.as('finishes'),
      figures.last_finish_at.as('last_finish_at'),
      figures.earned.as('earned'),
      figures.paid.as('paid'),
      figures.available.as('available'),
      figures.requested.as('requested'),
      ownLevels.as('levels'),
    ])
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The societies a query finds, and whether it says anything of them. */
const matchingSocieties = ({ db }: Pick<Context, 'db'>, query: Query, figures: Figures) => {
  const { search, isCommunity, tier, without_owner, with_balance, without_account, without_finish } = query
  let matching = db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.and(eachWord(search, ofSocietyOrOwner)))
  if (isCommunity !== undefined) matching = matching.where('is_community', '=', isCommunity)
  if (tier) matching = matching.where(figures.tier, '=', TIERS.indexOf(tier))
  if (without_owner) matching = matching.where('owner_id', 'is', null)
  if (with_balance) matching = matching.where(hasBalance)
  if (without_account) matching = matching.where(lacksAccount)
  if (without_finish) matching = matching.where(figures.finishes, '=', 0)
  const isNarrowed =
    [search, tier, without_owner, with_balance, without_account, without_finish].some(Boolean) ||
    isCommunity !== undefined
  return { matching, isNarrowed }
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
