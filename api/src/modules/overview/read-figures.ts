import { sql, type RawBuilder } from 'kysely'
import type { CallQuery, Figures, figureCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { readTally } from '../../platform/db/tallies.ts'
import { keyLength, keysBetween } from './series.rules.ts'

const DAY = 24 * 60 * 60_000

type Stretch = { since: Date; before: Date; now: Date }
type Counted = { now: number; before: number }

/** How many rows there are whose instant lies in the stretch, and in the one before. */
const counted = (
  { since, before, now }: Stretch,
  table: string,
  column: string,
  only = sql`true`,
): RawBuilder<Counted> => sql`(
  select json_build_object(
    'now', count(*) filter (where ${sql.ref(column)} > ${since}),
    'before', count(*) filter (where ${sql.ref(column)} <= ${since}))
  from ${sql.table(table)} where ${sql.ref(column)} > ${before} and ${sql.ref(column)} <= ${now}
    and ${only})`

/** Cents on one side of the ledger; what was earned stands there with a minus. */
const booked = (
  { since, before, now }: Stretch,
  kind: 'earned' | 'paid',
  sign: 1 | -1,
): RawBuilder<Counted> => sql`(
  select json_build_object(
    'now', coalesce(sum(entries.amount) filter (where booked.created_at > ${since}), 0) * ${sql.lit(sign)},
    'before', coalesce(sum(entries.amount) filter (where booked.created_at <= ${since}), 0) * ${sql.lit(sign)})
  from ledger_transactions as booked
  join ledger_entries as entries on entries.transaction_id = booked.id
  join ledger_accounts as accounts on accounts.id = entries.account_id and accounts.kind = ${kind}
  where booked.created_at > ${before} and booked.created_at <= ${now})`

/** Cents that stand on one kind of account now. What was available to a society that has ended has lapsed. */
const balance = (kind: 'available' | 'requested'): RawBuilder<number> => sql`(
  select coalesce(sum(balance), 0)::bigint from ledger_accounts
  join societies on societies.id = ledger_accounts.society_id
  where kind = ${kind} ${kind === 'available' ? sql`and societies.deleted_at is null` : sql``})`

/** How often something happened, by day or month of Berlin. */
const seriesOf = async (
  { db }: Pick<Context, 'db'>,
  { since, now }: Stretch,
  { table, column, length }: { table: string; column: string; length: number },
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ key: string; n: number }>`
    select left(to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD'), ${length}) as key,
      count(*)::integer as n
    from ${sql.table(table)} where ${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${now}
    group by 1`.execute(db)
  return new Map(rows.map(({ key, n }) => [key, n]))
}

/** What happened in the days before now, and in as many before those; the series adds up to the figures. */
export const readFigures = async (
  context: Pick<Context, 'db' | 'clock'>,
  { days: asked }: CallQuery<typeof figureCalls.readFigures>,
): Promise<Figures> => {
  const { db, clock } = context
  const days = Number(asked)
  const now = clock.now()
  const since = new Date(now.getTime() - days * DAY)
  const stretch = { since, before: new Date(since.getTime() - days * DAY), now }
  const figures = await db
    .selectNoFrom([
      counted(stretch, 'users', 'created_at').as('registrations'),
      counted(stretch, 'participations', 'started_at').as('begun'),
      counted(stretch, 'participations', 'finished_at').as('finished'),
      // One that was issued anew stays one.
      counted(stretch, 'certificates', 'issued_at', sql`replaces_id is null`).as('certificates'),
      booked(stretch, 'earned', -1).as('earned'),
      booked(stretch, 'paid', 1).as('paid'),
      balance('available').as('available'),
      balance('requested').as('requested'),
      sql<number>`(select count(*)::integer from users where last_seen_at > ${since})`.as('active'),
    ])
    .executeTakeFirstOrThrow()
  const length = keyLength(days)
  const registrations = await seriesOf(context, stretch, { table: 'users', column: 'created_at', length })
  const finished = await seriesOf(context, stretch, {
    table: 'participations',
    column: 'finished_at',
    length,
  })
  return {
    people: await readTally(db, 'people'),
    ...figures,
    series: keysBetween(since, now, days).map((from) => ({
      from,
      registrations: registrations.get(from) ?? 0,
      finished: finished.get(from) ?? 0,
    })),
  }
}
