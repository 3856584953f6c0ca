import { isValidBIC } from 'ibantools'
import { sql } from 'kysely'
import type { CallAnswer, CallBody, sepaCalls } from '@kursportal/shared/contract'
import { isIban, isSepaIban, normalizeIban } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale, versionOf } from '../../platform/edits.ts'
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

/** The version of no account, as a change names it that begins with none. */
const NONE = 'none'

/** The account with its version and who set it; null while none is set. */
export const showPayoutAccount = async ({
  db,
}: Pick<Context, 'db'>): Promise<CallAnswer<typeof sepaCalls.readPayoutAccount>> => {
  const row = await db
    .selectFrom('settings')
    .select([sql<Debtor>`value`.as('value'), lastEditOf('settings', 'updated').as('edited')])
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? { ...row.value, version: versionOf(row.value), edited: row.edited } : null
}

/**
 * Sets the account payouts are made from.
 * @throws ApiError validation_failed for a holder, IBAN or BIC that no SEPA file may name; edited_meanwhile
 */
export const setPayoutAccount = async (
  context: ActorContext,
  { based_on, ...account }: CallBody<typeof sepaCalls.setPayoutAccount>,
): Promise<CallAnswer<typeof sepaCalls.setPayoutAccount>> => {
  // Of two admins at once the second one finds what the first has set.
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(context.db)
  const before = await showPayoutAccount(context)
  refuseStale(based_on, { version: before?.version ?? NONE, edited: before?.edited ?? null })
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
  { db, clock }: Context,
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
  const value = JSON.stringify(stored)
  const updated_at = clock.now()
  await db
    .insertInto('settings')
    .values({ key: KEY, value, updated_at, updated_by })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at, updated_by }))
    .execute()
  return stored
}
