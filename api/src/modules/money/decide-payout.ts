import type { PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockSociety } from '../societies/societies.store.ts'
import { announceDecision } from './announce-decision.ts'
import { bookTransaction } from './ledger.store.ts'
import { presentRequest } from './payouts.views.ts'

/**
 * Books a requested payout as paid, once; the requester is told by e-mail.
 * @throws ApiError not_found, already_booked
 */
export const bookPayout = async (context: ActorContext, requestId: string): Promise<PayoutRequest> => {
  const request = await takeOpenRequest(context, requestId)
  const { payouts } = await context.db
    .selectFrom('ledger_transactions')
    .where('request_id', '=', request.id)
    .where('kind', '=', 'payout')
    .select((eb) => eb.fn.countAll<number>().as('payouts'))
    .executeTakeFirstOrThrow()
  await decide(context, request.id, { state: 'booked', reason: null })
  await bookTransaction(context, {
    society_id: request.society_id,
    year: request.year,
    kind: 'payout',
    // A payout that came back from the bank is reversed and can be paid again.
    key: `payout:${request.id}:${payouts + 1}`,
    entries: { requested: -request.amount, paid: request.amount },
    request_id: request.id,
    made_by: context.actor.user_id,
  })
  return presentRequest(context, request.id)
}

/**
 * Refuses a requested payout; the money is available again and the requester is told why by e-mail.
 * @throws ApiError not_found, already_booked
 */
export const refusePayout = async (
  context: ActorContext,
  requestId: string,
  reason: string,
): Promise<PayoutRequest> => {
  const request = await takeOpenRequest(context, requestId)
  await decide(context, request.id, { state: 'refused', reason })
  await bookTransaction(context, {
    society_id: request.society_id,
    year: request.year,
    kind: 'refusal',
    key: `refusal:${request.id}`,
    entries: { requested: -request.amount, available: request.amount },
    request_id: request.id,
    made_by: context.actor.user_id,
  })
  return presentRequest(context, request.id)
}

/** The request, with its society locked; whoever decides second finds it decided. */
const takeOpenRequest = async (context: ActorContext, requestId: string) => {
  const known = await context.db
    .selectFrom('payout_requests')
    .select('society_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  await lockSociety(context, known.society_id)
  const request = await context.db
    .selectFrom('payout_requests')
    .select(['id', 'society_id', 'year', 'amount', 'state'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (request.state !== 'requested') throw new ApiError('already_booked')
  return request
}

const decide = async (
  context: ActorContext,
  id: string,
  decision: { state: 'booked' | 'refused'; reason: string | null },
): Promise<void> => {
  const { db, clock, actor } = context
  await db
    .updateTable('payout_requests')
    .set({ ...decision, decided_at: clock.now(), decided_by: actor.user_id })
    .where('id', '=', id)
    .execute()
  await announceDecision(context, id, decision)
}
