import type { PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { figuresOf } from './decide-payout.ts'
import { presentRequest } from './payouts.views.ts'
import { takeBack } from './reverse-transaction.ts'
import { takeRequest } from './take-open-request.ts'

type How = {
  /** The account is at fault: nothing is requested to it again until it was mended. */
  mendAccount?: boolean
  /** Only a booking that no bank has seen is meant. */
  undo?: boolean | undefined
}

/**
 * Notes that the bank sent a payment back: the opposite of the payout is booked, the request is open again, and the
 * requester and the owner are told by e-mail. One that is in no bank file yet was booked by mistake: its request is as it
 * was before.
 * @throws ApiError not_found; already_reversed when it was noted before, not_reversible when it was never booked;
 *   already_exported when a booking is to be undone that is in a bank file by now
 */
export const returnPayout = async (
  context: ActorContext,
  requestId: string,
  reason: string,
  { mendAccount = true, undo = false }: How = {},
): Promise<PayoutRequest> => {
  const request = await takeRequest(context, requestId)
  if (request.state !== 'booked')
    throw new ApiError(request.returned_at ? 'already_reversed' : 'not_reversible')
  if (undo && request.export_id !== null) throw new ApiError('already_exported')
  const { id } = await context.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'payout')
    // Earlier payouts of it came back before this one was made.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await takeBack(context, { transaction_id: id, reason }, { mendAccount })
  await noteAdminAction(context, { action: 'payout_returned', reason, ...figuresOf(request) })
  return presentRequest(context, requestId)
}
