import { sql } from 'kysely'
import type { CallAnswer, CallQuery, recommendingCalls } from '@kursportal/shared/contract'
import { berlinDay, berlinYear, bonusOf, tierAt, type Level } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { finishCounts, peopleById } from '../societies/societies.views.ts'
import { bookedBonuses, keyOf } from './book-bonuses.ts'
import { balancesOf, type SocietyYear } from './ledger.store.ts'
import { toldReason } from './told-reason.ts'
import { nameOf } from './payouts.views.ts'
import { readHeldFinishes } from './sales-remarks.views.ts'
import { countPayoutFinishes, yearFinishes } from './year-finishes.ts'

type Answer = CallAnswer<typeof recommendingCalls.listEarnings>
type Earning = Answer['items'][number]

/**
 * What a society earned in a year, a line a booking: together they are what the ledger says.
 * @throws ApiError not_found
 */
export const listEarnings = async (
  context: ActorContext,
  query: CallQuery<typeof recommendingCalls.listEarnings>,
): Promise<Answer> => {
  const { db, clock, config } = context
  const { id } = await requireLedSociety(context, context.actor, query.society_id, { removedToo: true })
  const of = { society_id: id, year: query.year ?? berlinYear(clock.now()) }
  const { rows, total } = await pageOf(
    selectEarnings(context, of).orderBy('booked.id', 'desc'),
    selectEarnings(context, of),
    query,
  )
  const people = await peopleById(
    db,
    rows.map((row) => row.user_id),
  )
  const held = new Set(
    (await readHeldFinishes(context, { society_ids: [id], year: of.year })).map((one) => one.transaction_id),
  )
  const enough = await enoughSince(context, of, config.limits.minimumFinishes)
  const { earned } = await balancesOf(context, of)
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: kindOf(row.kind),
      at: row.created_at.toISOString(),
      person: nameOf(people, row.user_id),
      number: row.number,
      tier: row.levels && row.number !== null ? tierAt(row.levels, row.number) : null,
      amount: -row.amount,
      reason: row.reason,
      ...stateOf(row, held, enough),
    })),
    total,
    // A sum of nothing must not become minus zero.
    sum: 0 - earned,
    ...(await expectedBonus(context, of)),
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEarnings>['execute']>>[number]

const selectEarnings = ({ db }: Pick<ActorContext, 'db'>, { society_id, year }: SocietyYear) =>
  db
    .selectFrom('ledger_transactions as booked')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'booked.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .leftJoin('society_finishes', (join) =>
      join.on((eb) =>
        eb('society_finishes.transaction_id', '=', eb.fn.coalesce('booked.reverses', 'booked.id')),
      ),
    )
    .where('ledger_accounts.society_id', '=', society_id)
    .where('ledger_accounts.year', '=', year)
    .where('ledger_accounts.kind', '=', 'earned')
    .select([
      'booked.id',
      'booked.kind',
      'booked.created_at',
      toldReason('booked').as('reason'),
      'ledger_entries.amount',
      'society_finishes.user_id',
      'society_finishes.number',
      sql<Level[] | null>`society_finishes.levels`.as('levels'),
      sql<boolean>`exists (select from ledger_transactions other where other.reverses = booked.id)`.as(
        'taken_back',
      ),
    ])

const kindOf = (kind: Row['kind']): Earning['kind'] => {
  if (kind === 'finish' || kind === 'bonus' || kind === 'correction' || kind === 'transfer') return kind
  return 'reversal'
}

const stateOf = (
  { id, taken_back, created_at }: Row,
  held: ReadonlySet<string>,
  enough: Date | null,
): Pick<Earning, 'state' | 'payable_from'> => {
  if (taken_back) return { state: 'taken_back', payable_from: null }
  if (held.has(id)) return { state: 'held', payable_from: null }
  if (!enough) return { state: 'below_minimum', payable_from: null }
  return { state: 'payable', payable_from: berlinDay(created_at > enough ? created_at : enough) }
}

/** When a year had as many finishes as a payout needs; null while it has not. */
const enoughSince = async ({ db }: ActorContext, of: SocietyYear, minimum: number): Promise<Date | null> => {
  if ((await countPayoutFinishes(db, of)) < minimum) return null
  const last = await db
    .selectFrom('society_finishes')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'society_finishes.transaction_id')
    .select('ledger_transactions.created_at')
    .where('society_finishes.society_id', '=', of.society_id)
    .where('society_finishes.year', '=', of.year)
    .where(finishCounts)
    .orderBy('ledger_transactions.created_at')
    .offset(minimum - 1)
    .limit(1)
    .executeTakeFirst()
  // Where others brought theirs along, nobody waited.
  return last?.created_at ?? new Date(0)
}

/** The bonus the year has reached and nobody has booked. */
const expectedBonus = async ({ db }: ActorContext, of: SocietyYear) => {
  const [counted] = await yearFinishes(db, { society_ids: [of.society_id], year: of.year })
  const booked = (await bookedBonuses(db, [of.society_id])).get(keyOf(of)) ?? 0
  return {
    bonus_expected: Math.max(0, bonusOf(counted?.stretches ?? []) - booked),
    bonus_on: `${of.year + 1}-01-01`,
  }
}
