import { isValidBIC } from 'ibantools'
import { sql } from 'kysely'
import type { CallBody, sepaCalls } from '@kursportal/shared/contract'
import { isIban, normalizeIban } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Debtor } from './sepa-file.ts'

const KEY = 'payout-account'

/** The account payouts are made from; null while none is set. */
export const readPayoutAccount = async ({ db }: Pick<Context, 'db'>): Promise<Debtor | null> => {
  const row = await db
    .selectFrom('settings')
    .select(sql<Debtor>`value`.as('value'))
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row?.value ?? null
}

/**
 * Sets the account payouts are made from.
 * @throws ApiError validation_failed for an IBAN or BIC that cannot be
 */
export const setPayoutAccount = async (
  { db, clock }: Context,
  account: CallBody<typeof sepaCalls.setPayoutAccount>,
): Promise<Debtor> => {
  const bic = account.bic?.toUpperCase() || null
  const details = [
    ...(isIban(account.iban) ? [] : [{ path: 'iban', message: 'iban_invalid' }]),
    ...(bic && !isValidBIC(bic) ? [{ path: 'bic', message: 'not a BIC' }] : []),
  ]
  if (details.length > 0) throw new ApiError('validation_failed', details)
  const stored: Debtor = { holder: account.holder, iban: normalizeIban(account.iban), bic }
  const value = JSON.stringify(stored)
  const updated_at = clock.now()
  await db
    .insertInto('settings')
    .values({ key: KEY, value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
  return stored
}
