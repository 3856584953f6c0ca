import type { PayoutRequest } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { announceDecision } from './announce-decision.ts'
import { bookTransaction } from './ledger.store.ts'
import { cancelOfPayout, issueForPayout } from './documents/issue-document.ts'
import { trustAccountAgain } from './own-payout-account.ts'
import { ledOf, presentRequest } from './payouts.views.ts'
import { takeOpenRequest, type OpenRequest } from './take-open-request.ts'
import { passOn } from './transfer-balance.ts'
import { withoutPayee } from './without-payee.ts'

/** Why a document is cancelled whose payment came back, or never went out, and is not made any more. */
const NOT_PAID = 'Diese Auszahlung findet nicht statt.'

/**
 * Books a requested payout as paid, once, and issues its document; the requester and the owner are told by e-mail. Whoever leads
 * the society says why.
 * @throws ApiError not_found, already_booked, own_society_needs_reason; payout_data_missing for what the document lacks
 */
export const bookPayout = async (
  context: ActorContext,
  requestId: string,
  reason?: string,
): Promise<PayoutRequest> => {
  const request = await takeOpenRequest(context, requestId)
  const own = (await ledOf(context, [request.society_id])).size > 0
  if (own && reason === undefined) throw new ApiError('own_society_needs_reason')
  await bookOpenRequest(context, request)
  await noteAdminAction(context, {
    action: 'payout_booked',
    reason,
    ...figuresOf(request, own && { own_society: true }),
  })
  return presentRequest(context, request.id)
}

/** Books a request that `takeOpenRequest` gave, tells of it and issues the document. */
export const bookOpenRequest = async (context: ActorContext, request: OpenRequest): Promise<void> => {
  const { payouts } = await context.db
    .selectFrom('ledger_transactions')
    .where('request_id', '=', request.id)
    .where('kind', '=', 'payout')
    .select((eb) => eb.fn.countAll<number>().as('payouts'))
    .executeTakeFirstOrThrow()
  await decide(context, request.id, { state: 'booked', reason: null })
  if (request.returned_at) await trustAccountAgain(context, request.id)
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
  await issueForPayout(context, request)
}

/**
 * Refuses a requested payout; the money is available again; the requester and the owner are told why by e-mail.
 * @throws ApiError not_found, already_booked
 */
export const refusePayout = async (
  context: ActorContext,
  requestId: string,
  reason: string,
): Promise<PayoutRequest> => {
  const request = await takeOpenRequest(context, requestId)
  await decide(context, request.id, { state: 'refused', reason })
  await giveBack(context, request, { made_by: context.actor.user_id, reason })
  await cancelOfPayout(context, request.id, NOT_PAID)
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
  const reason = 'Konto gelöscht'
  await context.db
    .updateTable('payout_requests')
    .set({ state: 'refused', reason, decided_at: context.clock.now() })
    .where('id', '=', request.id)
    .execute()
  await giveBack(context, request, { made_by: null, reason })
  await cancelOfPayout(context, request.id, NOT_PAID)
  await passOn(context, { society_id: request.society_id, made_by: null })
}

/**
 * Whoever leads the society takes back a request nobody has decided; the money is available again.
 * @throws ApiError not_found, also for somebody else's; already_booked
 */
export const withdrawPayout = async (context: ActorContext, requestId: string): Promise<PayoutRequest> => {
  const known = await context.db
    .selectFrom('payout_requests')
    .select('society_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  await requireLedSociety(context, context.actor, known.society_id)
  const request = await takeOpenRequest(context, requestId)
  await context.db
    .updateTable('payout_requests')
    .set({ state: 'withdrawn', decided_at: context.clock.now(), decided_by: null })
    .where('id', '=', request.id)
    .execute()
  await giveBack(context, request, { made_by: context.actor.user_id, reason: null }, 'withdrawal')
  await cancelOfPayout(context, request.id, NOT_PAID)
  await passOn(context, { society_id: request.society_id, made_by: context.actor.user_id })
  if (context.actor.is_admin && !(await ledOf(context, [request.society_id])).has(request.society_id))
    await noteAdminAction(context, { action: 'payout_withdrawn', ...figuresOf(request) })
  return presentRequest(context, request.id)
}

/** What the audit log says of a request. */
export const figuresOf = (
  { society_id, year, amount }: Pick<OpenRequest, 'society_id' | 'year' | 'amount'>,
  more: Record<string, unknown> | false = false,
) => ({
  societyId: society_id,
  details: { year, amount, ...more },
})

/** What was set aside is available again; of who left meanwhile nothing stays, as nothing was paid. */
const giveBack = async (
  context: Context,
  { id, society_id, year, amount }: OpenRequest,
  { made_by, reason }: { made_by: string | null; reason: string | null },
  kind: 'refusal' | 'withdrawal' = 'refusal',
): Promise<void> => {
  await bookTransaction(context, {
    society_id,
    year,
    kind,
    key: `${kind}:${id}`,
    entries: { requested: -amount, available: amount },
    request_id: id,
    made_by,
    ...(reason !== null && { reason }),
  })
  await context.db
    .updateTable('payout_requests')
    .set(withoutPayee)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('requested_by', 'is', null),
        eb('society_id', 'in', eb.selectFrom('societies').select('id').where('owner_id', 'is', null)),
      ]),
    )
    .execute()
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
