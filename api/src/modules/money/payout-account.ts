import { isValidBIC } from 'ibantools'
import type { CallAnswer, CallBody, sepaCalls } from '@kursportal/shared/contract'
import { isIban, isSepaIban, normalizeIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { versionedRecord } from '../../platform/versioned-record.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import type { Debtor } from './sepa-file.ts'
import { sepaName } from './sepa-text.ts'

const record = versionedRecord<Debtor>('payout-account')

/** The account payouts are made from; null while none is set. */
export const readPayoutAccount = record.read

/** The account with its version and who set it; null while none is set. */
export const showPayoutAccount = record.show

/**
 * Sets the account payouts are made from.
 * @throws ApiError validation_failed for a holder, IBAN or BIC that no SEPA file may name; edited_meanwhile
 */
export const setPayoutAccount = async (
  context: ActorContext,
  { based_on, ...account }: CallBody<typeof sepaCalls.setPayoutAccount>,
): Promise<CallAnswer<typeof sepaCalls.setPayoutAccount>> => {
  await record.hold(context, based_on)
  await storePayoutAccount(context, account, context.actor.user_id)
  const stored = await showPayoutAccount(context)
  if (!stored) throw new Error('the account was just stored')
  await noteAdminAction(context, { action: 'payout_account_changed', subject: stored.holder })
  return stored
}

/**
 * Sets it without a line in the log, for the platform itself.
 * @throws ApiError validation_failed
 */
export const storePayoutAccount = async (
  context: Pick<Context, 'db' | 'clock'>,
  account: Omit<CallBody<typeof sepaCalls.setPayoutAccount>, 'based_on'>,
  updated_by: string | null = null,
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
  await record.store(context, stored, updated_by)
  return stored
}
