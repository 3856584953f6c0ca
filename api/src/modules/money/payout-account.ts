import { isValidBIC } from 'ibantools'
import { sql } from 'kysely'
import type { CallBody, sepaCalls } from '@kursportal/shared/contract'
import { isIban, isSepaIban, normalizeIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import type { Debtor } from './sepa-file.ts'
import { sepaName } from './sepa-text.ts'

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
 * @throws ApiError validation_failed for a holder, IBAN or BIC that no SEPA file may name
 */
export const setPayoutAccount = async (
  context: ActorContext,
  account: CallBody<typeof sepaCalls.setPayoutAccount>,
): Promise<Debtor> => {
  const stored = await storePayoutAccount(context, account)
  await noteAdminAction(context, { action: 'payout_account_changed', subject: stored.holder })
  return stored
}

/**
 * Sets it without a line in the log, for the platform itself.
 * @throws ApiError validation_failed
 */
export const storePayoutAccount = async (
  { db, clock }: Context,
  account: CallBody<typeof sepaCalls.setPayoutAccount>,
): Promise<Debtor> => {
  const bic = account.bic?.toUpperCase() || null
  const details = [
    ...(sepaName(account.holder) ? [] : [{ path: 'holder', message: 'required' }]),
    ...(isSepaIban(account.iban)
      ? []
      : [{ path: 'iban', message: isIban(account.iban) ? 'iban_outside_sepa' : 'iban_invalid' }]),
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
