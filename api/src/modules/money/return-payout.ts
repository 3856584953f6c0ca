import type { PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { figuresOf } from './decide-payout.ts'
import { presentRequest } from './payouts.views.ts'
import { takeBack } from './reverse-transaction.ts'
import { takeRequest } from './take-open-request.ts'

/**
 * Notes that the bank sent a payment back: the opposite of the payout is booked, the request is open again, and the
 * requester and the owner are told by e-mail. One that is in no bank file yet was booked by mistake: its request is as it
 * was before.
 * @param mendAccount the account is at fault: nothing is requested to it again until it was mended
 * @throws ApiError not_found; already_reversed when it was noted before, not_reversible when it was never booked
 */
export const returnPayout = async (
  context: ActorContext,
  requestId: string,
  reason: string,
  mendAccount = true,
): Promise<PayoutRequest> => {
  const request = await takeRequest(context, requestId)
  if (request.state !== 'booked')
    throw new ApiError(request.returned_at ? 'already_reversed' : 'not_reversible')
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
