import type { CallAnswer, CallBody, moneyCalls } from '@kursportal/shared/contract'
import { berlinYear } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireSociety } from '../societies/societies.policy.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { balancesOf, bookTransaction } from './ledger.store.ts'
import { presentTransaction } from './list-transactions.ts'

/**
 * Adds to or takes from what a society earned in a year, with a reason.
 * @throws ApiError not_found, amount_not_available when more would be taken than is available; validation_failed for a year
 *   that has not begun
 */
export const correctLedger = async (
  context: ActorContext,
  { society_id, year, amount, reason }: CallBody<typeof moneyCalls.correctLedger>,
): Promise<CallAnswer<typeof moneyCalls.correctLedger>> => {
  if (year > berlinYear(context.clock.now()))
    throw new ApiError('validation_failed', [{ path: 'year', message: 'a year that has begun' }])
  await requireSociety(context, society_id)
  await lockSociety(context, society_id)
  const { available } = await balancesOf(context, { society_id, year })
  if (available + amount < 0) throw new ApiError('amount_not_available', { available })
  const id = await bookTransaction(context, {
    society_id,
    year,
    kind: 'correction',
    key: `correction:${newId()}`,
    entries: { earned: -amount, available: amount },
    reason,
    made_by: context.actor.user_id,
  })
  await noteAdminAction(context, {
    action: 'ledger_corrected',
    societyId: society_id,
    reason,
    details: { year, amount },
  })
  return presentTransaction(context, id)
}
