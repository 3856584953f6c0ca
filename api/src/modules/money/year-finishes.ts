import { sql } from 'kysely'
import type { Level, Stretch } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import { finishCounts } from '../societies/societies.views.ts'
import type { SocietyYear } from './ledger.store.ts'

/** The finishes of a society in a year, as far as they count, by the levels they were counted with. */
export type YearFinishes = SocietyYear & { finishes: number; stretches: Stretch[] }

/** Which societies and years are asked for. */
type Asked = { society_ids?: readonly string[]; year?: number; before_year?: number }

/** The finishes of societies by year, in one query; years without any are not in the answer. */
export const yearFinishes = async (db: Db, asked: Asked): Promise<YearFinishes[]> => {
  if (asked.society_ids?.length === 0) return []
  let counted = db
    .selectFrom('society_finishes')
    .where(finishCounts)
    .select([
      'society_id',
      'year',
      'levels',
      sql<number>`row_number() over (
        partition by society_id, year order by merged_at nulls last, number, transaction_id)`.as('place'),
    ])
  if (asked.society_ids) counted = counted.where('society_id', 'in', asked.society_ids)
  if (asked.year !== undefined) counted = counted.where('year', '=', asked.year)
  if (asked.before_year !== undefined) counted = counted.where('year', '<', asked.before_year)
  const rows = await db
    .selectFrom(counted.as('counted'))
    .select(['society_id', 'year', 'levels', sql<number>`max(place)`.as('reached')])
    .groupBy(['society_id', 'year', 'levels'])
    .orderBy('society_id')
    .orderBy('year')
    .orderBy('reached')
    .execute()
  const years: YearFinishes[] = []
  for (const row of rows) years.push(...continued(years, row))
  return years
}

type Row = SocietyYear & { levels: Level[]; reached: number }

/** Adds a stretch to the year at the end of the list, or begins a new one, which it answers. */
const continued = (years: readonly YearFinishes[], row: Row): YearFinishes[] => {
  const last = years.at(-1)
  if (last?.society_id !== row.society_id || last.year !== row.year) {
    const { society_id, year, levels, reached } = row
    return [{ society_id, year, finishes: reached, stretches: [{ levels, finishes: reached }] }]
  }
  last.stretches.push({ levels: row.levels, finishes: row.reached - last.finishes })
  last.finishes = row.reached
  return []
}

/** How many finishes of a society count in a year. */
export const countFinishes = async (db: Db, { society_id, year }: SocietyYear): Promise<number> => {
  const { finishes } = await db
    .selectFrom('society_finishes')
    .where('society_id', '=', society_id)
    .where('year', '=', year)
    .where(finishCounts)
    .select((eb) => eb.fn.countAll<number>().as('finishes'))
    .executeTakeFirstOrThrow()
  return finishes
}

/**
 * How many finishes a payout of a year may rest on, by society: its own, and those of societies that were merged into
 * it, whose money it has.
 */
export const payoutFinishes = async (
  db: Db,
  { society_ids, year }: { society_ids: readonly string[]; year: number },
): Promise<ReadonlyMap<string, number>> => {
  if (society_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('society_finishes')
    .innerJoin('societies', 'societies.id', 'society_finishes.society_id')
    .where((eb) => eb.or([eb('societies.id', 'in', society_ids), eb('merged_into', 'in', society_ids)]))
    .where('year', '=', year)
    .where(finishCounts)
    .select((eb) => [
      eb.fn.coalesce('merged_into', 'societies.id').as('society_id'),
      eb.fn.countAll<number>().as('finishes'),
    ])
    .groupBy((eb) => eb.fn.coalesce('merged_into', 'societies.id'))
    .execute()
  return new Map(rows.map((row) => [row.society_id, row.finishes]))
}

/** The same of one society. */
export const countPayoutFinishes = async (db: Db, { society_id, year }: SocietyYear): Promise<number> =>
  (await payoutFinishes(db, { society_ids: [society_id], year })).get(society_id) ?? 0
