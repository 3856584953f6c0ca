import type { Context } from '../../platform/context.ts'
import type { LedgerAccountsTable, LedgerTransactionsTable } from '../../platform/db/schema.societies.ts'
import { publishEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'

/** The four sides money of a society and year is on (specification, Societies). */
export type AccountKind = LedgerAccountsTable['kind']
export const accountKinds = ['earned', 'available', 'requested', 'paid'] as const satisfies AccountKind[]

/** Euro cents by account; the signs say where it goes. */
export type Amounts = Record<AccountKind, number>

/** Money of one society in one calendar year. */
export type SocietyYear = { society_id: string; year: number }

type NewTransaction = SocietyYear & {
  kind: LedgerTransactionsTable['kind']
  /** Names what is booked; booking it a second time fails. */
  key: string
  /** Sum to zero; the database refuses anything else. */
  entries: Partial<Amounts>
  reason?: string
  request_id?: string | null
  reverses?: string
  made_by?: string | null
}

/**
 * Books one transaction; the only way anything gets into the ledger. The society must be locked (`lockSociety`), so that
 * what was read before is still true. Answers the id.
 */
export const bookTransaction = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { entries, ...transaction }: NewTransaction,
): Promise<string> => {
  const id = newId()
  const accounts = await accountsOf({ db }, transaction)
  await db
    .insertInto('ledger_transactions')
    .values({
      id,
      society_id: transaction.society_id,
      year: transaction.year,
      kind: transaction.kind,
      key: transaction.key,
      reason: transaction.reason ?? null,
      request_id: transaction.request_id ?? null,
      reverses: transaction.reverses ?? null,
      made_by: transaction.made_by ?? null,
      created_at: clock.now(),
    })
    .execute()
  await db
    .insertInto('ledger_entries')
    .values(
      accounts.flatMap((account) => {
        const amount = entries[account.kind]
        return amount === undefined ? [] : [{ transaction_id: id, account_id: account.id, amount }]
      }),
    )
    .execute()
  // Every step of a payout is booked: whoever looks at payouts reads them again.
  if (transaction.request_id)
    await publishEvent(db, 'payouts-changed', { request_id: transaction.request_id })
  return id
}

/** What is on the accounts of a society and year; zero where nothing was booked yet. */
export const balancesOf = async (
  { db }: Pick<Context, 'db'>,
  { society_id, year }: SocietyYear,
): Promise<Amounts> => {
  const balances = await balancesOfAll({ db }, [society_id], year)
  return balances.get(society_id) ?? { ...nothing }
}

const accountsOf = async ({ db }: Pick<Context, 'db'>, { society_id, year }: SocietyYear) => {
  const find = () =>
    db
      .selectFrom('ledger_accounts')
      .select(['id', 'kind'])
      .where('society_id', '=', society_id)
      .where('year', '=', year)
      .execute()
  const found = await find()
  if (found.length > 0) return found
  await db
    .insertInto('ledger_accounts')
    .values(accountKinds.map((kind) => ({ id: newId(), society_id, year, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return find()
}

/** What is on the accounts of some societies in a year, in one query. */
export const balancesOfAll = async (
  { db }: Pick<Context, 'db'>,
  societyIds: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, Amounts>> => {
  const balances = new Map(societyIds.map((id) => [id, { ...nothing }]))
  if (societyIds.length === 0) return balances
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['society_id', 'kind', 'balance'])
    .where('society_id', 'in', societyIds)
    .where('year', '=', year)
    .execute()
  for (const row of rows) {
    const amounts = balances.get(row.society_id)
    if (amounts) amounts[row.kind] = row.balance
  }
  return balances
}

const nothing: Amounts = { earned: 0, available: 0, requested: 0, paid: 0 }
