import type { PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { announceDecision } from './announce-decision.ts'
import { bookTransaction } from './ledger.store.ts'
import { presentRequest } from './payouts.views.ts'
import { passOn } from './transfer-balance.ts'

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
  await noteAdminAction(context, { action: 'payout_booked', ...figuresOf(request) })
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
  await giveBack(context, request, context.actor.user_id)
  await passOn(context, { society_id: request.society_id, made_by: context.actor.user_id })
  await noteAdminAction(context, { action: 'payout_refused', reason, ...figuresOf(request) })
  return presentRequest(context, request.id)
}

/**
 * Refuses a requested payout because the account it would go to ends with its owner; nobody is told.
 * @throws ApiError not_found, already_booked
 */
export const lapsePayout = async (context: Context, requestId: string): Promise<void> => {
  const request = await takeOpenRequest(context, requestId)
  await context.db
    .updateTable('payout_requests')
    .set({ state: 'refused', reason: 'Konto gelöscht', decided_at: context.clock.now() })
    .where('id', '=', request.id)
    .execute()
  await giveBack(context, request, null)
}

type OpenRequest = Awaited<ReturnType<typeof takeOpenRequest>>

/** What the audit log says of a request. */
const figuresOf = ({ society_id, year, amount }: OpenRequest) => ({
  societyId: society_id,
  details: { year, amount },
})

/** What was set aside is available again. */
const giveBack = (context: Context, { id, society_id, year, amount }: OpenRequest, made_by: string | null) =>
  bookTransaction(context, {
    society_id,
    year,
    kind: 'refusal',
    key: `refusal:${id}`,
    entries: { requested: -amount, available: amount },
    request_id: id,
    made_by,
  })

/** The request, with its society locked; whoever decides second finds it decided. */
const takeOpenRequest = async (context: Context, requestId: string) => {
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
