import { berlinYear, bonusOf, pick } from '@kursportal/shared/domain'
import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { bookTransaction, type SocietyYear } from './ledger.store.ts'
import { yearFinishes } from './year-finishes.ts'

/**
 * Books the bonuses of years that have ended, as far as they are not booked yet; may run at any time and any number of
 * times. A finish that was confirmed only after the year's end is made up for the next time. One that cannot be booked
 * keeps no other from its own.
 * @returns how many bonuses were booked
 * @throws AggregateError once the others are booked
 */
export const bookBonuses = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const { db } = services.database
  const ended = await yearFinishes(db, { before_year: berlinYear(services.clock.now()) })
  const booked = await bookedBonuses(
    db,
    ended.map((year) => year.society_id),
  )
  let count = 0
  const failures: unknown[] = []
  for (const year of ended) {
    signal?.throwIfAborted()
    if (bonusOf(year.stretches) <= (booked.get(keyOf(year)) ?? 0)) continue
    try {
      if (await inTransaction(services, (context) => bookBonus(context, year))) count += 1
    } catch (error) {
      services.log.error({ err: error, ...pick(year, ['society_id', 'year']) }, 'a bonus could not be booked')
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} bonuses could not be booked`)
  return count
}

/** Books the bonuses that years that have ended still owe one society, in the transaction of who asks. */
export const bookDueBonuses = async (context: Context, societyId: string): Promise<void> => {
  const ended = await yearFinishes(context.db, {
    society_ids: [societyId],
    before_year: berlinYear(context.clock.now()),
  })
  for (const year of ended) await bookBonus(context, year)
}

/** Books what is missing of one bonus, on what is true once the society is locked. */
const bookBonus = async (context: Context, { society_id, year }: SocietyYear): Promise<boolean> => {
  await lockSociety(context, society_id)
  const [finishes] = await yearFinishes(context.db, { society_ids: [society_id], year })
  const due = bonusOf(finishes?.stretches ?? [])
  const booked = await bookedBonuses(context.db, [society_id])
  const missing = due - (booked.get(keyOf({ society_id, year })) ?? 0)
  if (missing <= 0) return false
  await bookTransaction(context, {
    society_id,
    year,
    kind: 'bonus',
    key: `bonus:${society_id}:${year}:${due}`,
    entries: { earned: -missing, available: missing },
  })
  return true
}

/**
 * What was booked as bonus, in cents, by society and year (see `keyOf`). A bonus an admin reversed counts as booked:
 * it must not come back by itself.
 */
export const bookedBonuses = async (
  db: Db,
  societyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (societyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_transactions.kind', '=', 'bonus')
    .where('ledger_accounts.kind', '=', 'available')
    .where('ledger_transactions.society_id', 'in', [...new Set(societyIds)])
    .groupBy(['ledger_transactions.society_id', 'ledger_transactions.year'])
    .select(['ledger_transactions.society_id', 'ledger_transactions.year'])
    .select((eb) => eb.cast<number>(eb.fn.sum('ledger_entries.amount'), 'bigint').as('booked'))
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.booked]))
}

/** A society and year as one word. */
export const keyOf = ({ society_id, year }: SocietyYear): string => `${society_id}:${year}`
