import { sql, type RawBuilder } from 'kysely'
import type { CallQuery, salesCalls } from '@kursportal/shared/contract'
import { addDays, daysBefore, recordOf, startOfBerlinDay, type Tier, TIERS } from '@kursportal/shared/domain'
import { matchesWords } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/database.ts'
import { finishCounts } from '../societies/societies.views.ts'

type Query = CallQuery<typeof salesCalls.listSalesChannels>

const figureNames = [
  'visits',
  'registrations',
  'finishes',
  'earned',
  'available',
  'requested',
  'paid',
] as const

/** The figures of a channel, or of all together. */
export type Figures = Record<(typeof figureNames)[number], number>

export type ChannelRow = Figures & {
  id: string
  name: string
  city: string
  is_community: boolean
  owner_id: string | null
  levels_reached: number
  last_finish_at: Date | null
}

const QUIET_DAYS = 90
/** Each society, also one that has ended, with its figures of a year; every table is read once, however many societies there are. */
const channels = (year: number) => {
  const from = startOfBerlinDay(`${year}-01-01`)
  const to = startOfBerlinDay(addDays(`${year}-12-31`, 1))
  return sql`
    select society.id, society.name, society.city, society.is_community, society.owner_id, society.search_text,
      society.deleted_at is not null as ended,
      coalesce(visit.n, 0)::int as visits,
      coalesce(registration.n, 0)::int as registrations,
      coalesce(finish.n, 0)::int as finishes,
      coalesce(money.available + money.requested + money.paid, 0)::bigint as earned,
      coalesce(money.available, 0)::bigint as available,
      coalesce(money.requested, 0)::bigint as requested,
      coalesce(money.paid, 0)::bigint as paid,
      latest.at as last_finish_at,
      (select count(*)::int from society_levels level
        where level.start <= coalesce(finish.n, 0) and level.society_id is not distinct from own.society_id) as levels_reached
    from societies society
    left join (select distinct society_id from society_levels where society_id is not null) own
      on own.society_id = society.id
    left join (
      select society_id, sum(visits) as n from society_visits
      where day >= ${`${year}-01-01`}::date and day <= ${`${year}-12-31`}::date group by society_id
    ) visit on visit.society_id = society.id
    left join (
      select society_id, count(*) as n from users
      where society_id is not null and created_at >= ${from} and created_at < ${to} group by society_id
    ) registration on registration.society_id = society.id
    left join (
      select society_id, count(*) as n from society_finishes
      where year = ${year} and ${finishCounts} group by society_id
    ) finish on finish.society_id = society.id
    left join (
      select society_id,
        sum(balance) filter (where kind = 'available') as available,
        sum(balance) filter (where kind = 'requested') as requested,
        sum(balance) filter (where kind = 'paid') as paid
      from ledger_accounts where year = ${year} group by society_id
    ) money on money.society_id = society.id
    left join (
      select society_id, max(finished_at) as at from society_finishes
      where ${finishCounts} group by society_id
    ) latest on latest.society_id = society.id`
}

const conditions = (query: Query, now: Date): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`true`]
  const words = matchesWords('search_text', query.search)
  if (words.length > 0) all.push(sql`${sql.join(words, sql` and `)}`)
  if (query.is_community !== undefined) all.push(sql`is_community = ${query.is_community}`)
  if (query.tier) all.push(sql`levels_reached = ${levelsOf(query.tier)}`)
  if (query.min_available !== undefined) all.push(sql`available >= ${query.min_available}`)
  if (query.quiet === 'never') all.push(sql`last_finish_at is null`)
  if (query.quiet === 'days') all.push(sql`last_finish_at < ${daysBefore(now, QUIET_DAYS)}`)
  return sql.join(all, sql` and `)
}

/** How many levels a tier stands for. */
const levelsOf = (tier: Tier): number => TIERS.indexOf(tier)

/** The page of channels that was asked for. */
export const readChannels = async (db: Db, year: number, query: Query, now: Date): Promise<ChannelRow[]> => {
  const way = query.descending ? sql`desc` : sql`asc`
  const page = sql`${query.limit === undefined ? sql`` : sql`limit ${query.limit}`} ${query.offset ? sql`offset ${query.offset}` : sql``}`
  const { rows } = await sql<ChannelRow>`
    with channel as (${channels(year)})
    select id, name, city, is_community, owner_id, visits, registrations, finishes, earned, available, requested, paid,
      last_finish_at, levels_reached
    from channel where not ended and ${conditions(query, now)}
    order by ${sql.ref(query.sort ?? 'name')} ${way} nulls last, name, id ${page}`.execute(db)
  return rows
}

const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** How many channels were asked for, their figures together, and what of these is of societies that have ended. */
export const sumChannels = async (
  db: Db,
  year: number,
  query: Query,
  now: Date,
): Promise<{ total: number; totals: Figures; ended: Figures }> => {
  const { rows } = await sql<Figures & { ended: boolean; count: number }>`
    with channel as (${channels(year)})
    select ended, count(*)::int as count, ${sum('visits')} as visits, ${sum('registrations')} as registrations,
      ${sum('finishes')} as finishes, ${sum('earned')} as earned, ${sum('available')} as available,
      ${sum('requested')} as requested, ${sum('paid')} as paid
    from channel where ${conditions(query, now)} group by ended`.execute(db)
  const of = (wanted: boolean) => rows.find(({ ended }) => ended === wanted)
  const figuresOf = (row: Figures | undefined): Figures => recordOf(figureNames, (name) => row?.[name] ?? 0)
  const ended = figuresOf(of(true))
  const present = figuresOf(of(false))
  return {
    total: of(false)?.count ?? 0,
    totals: recordOf(figureNames, (name) => present[name] + ended[name]),
    ended,
  }
}
