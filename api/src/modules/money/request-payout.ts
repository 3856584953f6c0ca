import type { CallBody, moneyCalls, PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { isLedBy, requireLedSociety, requireOnlySociety } from '../societies/societies.policy.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { announceRequest } from './announce-decision.ts'
import { documentLacks } from './documents/issue-document.ts'
import { balancesOf, bookTransaction } from './ledger.store.ts'
import { payoutDataOf } from './payout-data.ts'
import { presentRequest } from './payouts.views.ts'
import { heldOf, readHeldFinishes } from './sales-remarks.views.ts'
import { countPayoutFinishes } from './year-finishes.ts'

/**
 * Requests a payout of what a society earned in a year; the amount is set aside at once, so that whatever runs at the
 * same time, no more than what is available is ever requested.
 * @throws ApiError not_found, not_enough_finishes, payout_data_missing, amount_not_available
 */
export const requestPayout = async (
  context: ActorContext,
  { amount, target_year: year, notes = '', society_id: asked }: CallBody<typeof moneyCalls.requestPayout>,
): Promise<PayoutRequest> => {
  const { db, clock, actor, secrets, config } = context
  const { id: society_id } = asked
    ? await requireLedSociety(context, actor, asked)
    : await requireOnlySociety(context, (eb) => isLedBy(eb, actor.user_id))
  await lockSociety(context, society_id)
  const finishes = await countPayoutFinishes(db, { society_id, year })
  const minimum_finishes = config.limits.minimumFinishes
  if (finishes < minimum_finishes) throw new ApiError('not_enough_finishes', { finishes, minimum_finishes })
  const { account_holder, iban } = await requirePayoutData(context, society_id)
  if ((await documentLacks(context, society_id)).includes('declaration'))
    throw new ApiError('payout_data_missing', { missing: ['declaration'] })
  const { available } = await balancesOf(context, { society_id, year })
  const payable =
    available - heldOf(await readHeldFinishes(context, { society_ids: [society_id], year }), society_id)
  if (amount > payable) throw new ApiError('amount_not_available', { available: Math.max(payable, 0) })
  const id = newId()
  await db
    .insertInto('payout_requests')
    .values({
      id,
      society_id,
      year,
      amount,
      notes,
      requested_by: actor.user_id,
      account_holder,
      iban_encrypted: secrets.encrypt(iban),
      created_at: clock.now(),
    })
    .execute()
  await bookTransaction(context, {
    society_id,
    year,
    kind: 'request',
    key: `request:${id}`,
    entries: { available: -amount, requested: amount },
    request_id: id,
    made_by: actor.user_id,
  })
  await announceRequest(context, id)
  return presentRequest(context, id)
}

const requirePayoutData = async (context: ActorContext, societyId: string) => {
  const data = (await payoutDataOf(context, [societyId])).get(societyId)
  const { account_holder, iban, outside_sepa, returned_reason } = data ?? {}
  if (account_holder && iban && returned_reason === null) return { account_holder, iban }
  const missing = [
    ...(data ? [] : ['owner']),
    ...(account_holder ? [] : ['name']),
    ...(iban ? [] : [outside_sepa ? 'sepa_iban' : 'iban']),
    ...(returned_reason ? ['other_account'] : []),
  ]
  throw new ApiError('payout_data_missing', { missing })
}
