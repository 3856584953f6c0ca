import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { bookTransaction, type SocietyYear } from './ledger.store.ts'

type Transfer = {
  from: string
  into: string
  made_by: string | null
}

/** What can still be requested of a society, by year; years with nothing are left out. */
export const availableByYear = async (
  { db }: Pick<Context, 'db'>,
  societyId: string,
): Promise<{ year: number; amount: number }[]> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['year', 'balance as amount'])
    .where('society_id', '=', societyId)
    .where('kind', '=', 'available')
    .where('balance', '>', 0)
    .orderBy('year')
    .execute()
  return rows
}

/**
 * Passes what can be requested of a society on to another one, year by year, by a transaction in each ledger: what the
 * one has earned less, the other has earned more. Both societies must be locked.
 */
export const transferBalance = async (context: Context, transfer: Transfer): Promise<void> => {
  for (const { year, amount } of await availableByYear(context, transfer.from)) {
    const key = `transfer:${newId()}`
    const book = (of: SocietyYear, cents: number, side: 'from' | 'into') =>
      bookTransaction(context, {
        ...of,
        kind: 'transfer',
        key: `${key}:${side}`,
        entries: { earned: -cents, available: cents },
        made_by: transfer.made_by,
      })
    await book({ society_id: transfer.from, year }, -amount, 'from')
    await book({ society_id: transfer.into, year }, amount, 'into')
  }
}

/**
 * Passes on what came back to a society after it was merged into another one, such as a payout that was refused later.
 * The society must be locked, and with it the other one is.
 */
export const passOn = async (
  context: Context,
  { society_id, made_by }: { society_id: string; made_by: string | null },
): Promise<void> => {
  const into = await mergedInto(context, society_id)
  if (!into) return
  await transferBalance(context, { from: society_id, into: into.id, made_by })
}

/** The society another one was merged into; undefined where it was not. */
export const mergedInto = ({ db }: Pick<Context, 'db'>, societyId: string) =>
  db
    .selectFrom('societies')
    .innerJoin('societies as other', 'other.id', 'societies.merged_into')
    .select('other.id')
    .where('societies.id', '=', societyId)
    .executeTakeFirst()
