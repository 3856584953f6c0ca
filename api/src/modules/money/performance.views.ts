import { sql } from 'kysely'
import { addDays, startOfBerlinDay } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import { finishCounts } from '../societies/societies.views.ts'

/** Figures of a society by month of a year: index 0 is January; what was booked after the year is earned at index 12. */
export type Months = { visits: number[]; registrations: number[]; finishes: number[]; earned: number[] }

type MonthRow = { society_id: string | null; month: number; count: number }

/** The figures of some societies by month, in four queries however many there are. */
export const monthsOf = async (
  db: Db,
  ids: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, Months>> => {
  const months = new Map(ids.map((id) => [id, emptyMonths()]))
  if (ids.length === 0) return months
  const fill = (kind: keyof Months, rows: readonly MonthRow[]) => {
    for (const { society_id, month, count } of rows) {
      const counted = months.get(society_id ?? '')?.[kind]
      if (counted) counted[month - 1] = count
    }
  }
  fill('visits', await visitsByMonth(db, ids, year))
  fill('registrations', await registrationsByMonth(db, ids, year))
  fill('finishes', await finishesByMonth(db, ids, year))
  fill('earned', await earnedByMonth(db, ids, year))
  return months
}

const zeros = () => Array.from({ length: 12 }, () => 0)
const emptyMonths = (): Months => {
  return { visits: zeros(), registrations: zeros(), finishes: zeros(), earned: [...zeros(), 0] }
}

/** First day of each month of a year. */
const firstDays = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`)

/** The month (1 to 12) an instant falls in, in Berlin; before the year the first, after it the last. */
const monthOf = (column: string, year: number) => partOf(column, firstDays(year))

/** The part (from 1 on) an instant falls in, of parts that begin on these days in Berlin. */
const partOf = (column: string, days: readonly string[]) => {
  const bounds = days.map((day) => startOfBerlinDay(day).toISOString())
  return sql<number>`greatest(1, width_bucket(${sql.ref(column)}, ${`{${bounds.join(',')}}`}::timestamptz[]))`
}

/** Visits, registrations and finishes of a society by parts that begin on these days, until the end of the last day. */
export const partsOf = async (
  db: Db,
  societyId: string,
  { days, last }: { days: readonly string[]; last: string },
): Promise<{ visits: number[]; registrations: number[]; finishes: number[] }> => {
  const first = days[0] ?? last
  const inside = { from: startOfBerlinDay(first), to: startOfBerlinDay(addDays(last, 1)) }
  const count = (rows: readonly { part: number; count: number }[]) =>
    days.map((_, index) => rows.find(({ part }) => part === index + 1)?.count ?? 0)
  const visits = await db
    .selectFrom('society_visits')
    .where('society_id', '=', societyId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select(sql<number>`width_bucket(day, ${`{${days.join(',')}}`}::date[])`.as('part'))
    .select((eb) => eb.cast<number>(eb.fn.sum('visits'), 'bigint').as('count'))
    .groupBy('part')
    .execute()
  const registrations = await db
    .selectFrom('users')
    .where('society_id', '=', societyId)
    .where('created_at', '>=', inside.from)
    .where('created_at', '<', inside.to)
    .select(partOf('created_at', days).as('part'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('part')
    .execute()
  const finishes = await db
    .selectFrom('society_finishes')
    .where('society_id', '=', societyId)
    .where('finished_at', '>=', inside.from)
    .where('finished_at', '<', inside.to)
    .where(finishCounts)
    .select(partOf('finished_at', days).as('part'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('part')
    .execute()
  return { visits: count(visits), registrations: count(registrations), finishes: count(finishes) }
}

const visitsByMonth = (db: Db, ids: readonly string[], year: number): Promise<MonthRow[]> =>
  db
    .selectFrom('society_visits')
    .where('society_id', 'in', ids)
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .select(['society_id', sql<number>`extract(month from day)::int`.as('month')])
    .select((eb) => eb.cast<number>(eb.fn.sum('visits'), 'bigint').as('count'))
    .groupBy(['society_id', 'month'])
    .execute()

const registrationsByMonth = (db: Db, ids: readonly string[], year: number): Promise<MonthRow[]> =>
  db
    .selectFrom('users')
    .where('society_id', 'in', ids)
    .where('created_at', '>=', startOfBerlinDay(`${year}-01-01`))
    .where('created_at', '<', startOfBerlinDay(addDays(`${year}-12-31`, 1)))
    .select(['society_id', monthOf('created_at', year).as('month')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['society_id', 'month'])
    .execute()

const finishesByMonth = (db: Db, ids: readonly string[], year: number): Promise<MonthRow[]> =>
  db
    .selectFrom('society_finishes')
    .where('society_id', 'in', ids)
    .where('year', '=', year)
    .where(finishCounts)
    .select(['society_id', monthOf('finished_at', year).as('month')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['society_id', 'month'])
    .execute()

const earnedByMonth = (db: Db, ids: readonly string[], year: number): Promise<MonthRow[]> =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where('ledger_accounts.society_id', 'in', ids)
    .where('ledger_accounts.year', '=', year)
    .where('ledger_accounts.kind', '=', 'earned')
    .select([
      'ledger_accounts.society_id',
      partOf('ledger_transactions.created_at', [...firstDays(year), `${year + 1}-01-01`]).as('month'),
    ])
    .select((eb) => eb.cast<number>(eb.fn.sum('ledger_entries.amount'), 'bigint').as('sum'))
    .groupBy(['ledger_accounts.society_id', 'month'])
    .execute()
    .then((rows) => rows.map(({ sum, ...row }) => ({ ...row, count: -sum })))

/** The years in which something was counted or booked for some societies. */
export const yearsOf = async (db: Db, ids: readonly string[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ledger_accounts')
    .where('society_id', 'in', ids)
    .select('year')
    .distinct()
    .execute()
  return rows.map((row) => row.year)
}

/** What is still available to some societies from the years before one, newest first. */
export const availableBefore = async (
  db: Db,
  ids: readonly string[],
  year: number,
): Promise<{ society_id: string; year: number; available: number }[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('ledger_accounts')
    .where('society_id', 'in', ids)
    .where('year', '<', year)
    .where('kind', '=', 'available')
    .where('balance', '>', 0)
    .select(['society_id', 'year', 'balance as available'])
    .orderBy('year', 'desc')
    .execute()
}

/** The months (YYYY-MM in Berlin) of a calendar year in which something was booked for some societies, newest first. */
export const bookedMonths = async (
  db: Db,
  ids: readonly string[],
  year: number,
): Promise<{ society_id: string; month: string }[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('ledger_transactions')
    .where('society_id', 'in', ids)
    .where('created_at', '>=', startOfBerlinDay(`${year}-01-01`))
    .where('created_at', '<', startOfBerlinDay(`${year + 1}-01-01`))
    .select([
      'society_id',
      sql<string>`to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM')`.as('month'),
    ])
    .distinct()
    .orderBy('month', 'desc')
    .execute()
}
