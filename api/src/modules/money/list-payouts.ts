import type { CallAnswer, CallQuery, moneyCalls, PayoutStage, PayoutSums } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { berlinDayEnd, berlinDayStart } from '../../platform/db/berlin-days.ts'
import { isLedBy, requireLedSociety } from '../societies/societies.policy.ts'
import { isInStage, matchesPayout, presentRequests, selectRequests, stageOfRow } from './payouts.views.ts'

type Query = CallQuery<typeof moneyCalls.listPayoutRequests>
type Selected = ReturnType<typeof selectRequests>

/** The open requests by id, oldest first; an object instead of a list, as the specification has it. */
export const listOpenRequests = async (
  context: ActorContext,
): Promise<CallAnswer<typeof moneyCalls.listOpenRequests>> => {
  const open = selectRequests(context)
    .where('payout_requests.state', '=', 'requested')
    .orderBy('payout_requests.id')
  const requests = await presentRequests(context, open)
  return Object.fromEntries(requests.map((request) => [request.id, request]))
}

/**
 * Requests and what became of them, newest first: of the societies one leads, or all for admins.
 * @throws ApiError not_found when somebody else's society is asked for
 */
export const listPayoutRequests = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof moneyCalls.listPayoutRequests>> => {
  const { society_id, state, stage, limit, offset } = query
  if (society_id) await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  const asked = narrowed(context, ofWhom(context, society_id), query)
  let matching = asked
  if (state) matching = matching.where('payout_requests.state', '=', state)
  if (stage) matching = matching.where(isInStage(stage))
  const items = await presentRequests(context, inOrder(matching, query), { limit, offset })
  const sums = await sumsOf(asked)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total, sums }
}

/** The requests somebody may see: all for admins, those of societies that they lead for everybody else. */
const ofWhom = (context: ActorContext, societyId: string | undefined): Selected => {
  const { actor } = context
  const all = selectRequests(context)
  if (societyId) return all.where('payout_requests.society_id', '=', societyId)
  if (actor.is_admin) return all
  return all.where('societies.deleted_at', 'is', null).where('payout_requests.society_id', 'in', (of) =>
    of
      .selectFrom('societies')
      .select('societies.id')
      .where((on) => isLedBy(on, actor.user_id)),
  )
}

/** What was asked for besides the stage. */
const narrowed = ({ actor, clock }: ActorContext, all: Selected, query: Query): Selected => {
  let matching = all
  if (query['user-id']) matching = matching.where('payout_requests.requested_by', '=', query['user-id'])
  if (query.year !== undefined) matching = matching.where('payout_requests.year', '=', query.year)
  if (query.min_amount !== undefined)
    matching = matching.where('payout_requests.amount', '>=', query.min_amount)
  if (query.from) matching = matching.where('payout_requests.created_at', '>=', berlinDayStart(query.from))
  if (query.to) matching = matching.where('payout_requests.created_at', '<', berlinDayEnd(query.to))
  if (query.waiting_days !== undefined) {
    const since = daysBefore(clock.now(), query.waiting_days)
    matching = matching.where('payout_requests.created_at', '<=', since)
  }
  return matching.where((eb) => eb.and(matchesPayout(query.search, actor.is_admin)))
}

const columns = {
  created_at: 'payout_requests.id',
  society: 'societies.name',
  amount: 'payout_requests.amount',
  decided_at: 'payout_requests.decided_at',
} as const

/** Without a wish the newest come first. */
const inOrder = (matching: Selected, { sort, descending }: Query): Selected => {
  if (!sort) return matching.orderBy('payout_requests.id', descending === false ? 'asc' : 'desc')
  return matching
    .orderBy(columns[sort], (by) => (descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('payout_requests.id', 'desc')
}

const sumsOf = async (asked: Selected): Promise<PayoutSums> => {
  const rows = await asked
    .select(stageOfRow.as('stage'))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.cast<number>(eb.fn.sum('payout_requests.amount'), 'bigint').as('amount'),
    ])
    .groupBy('stage')
    .execute()
  const of = (stage: PayoutStage) => {
    const { count = 0, amount = 0 } = rows.find((row) => row.stage === stage) ?? {}
    return { count, amount }
  }
  return {
    requested: of('requested'),
    returned: of('returned'),
    booked: of('booked'),
    exported: of('exported'),
    refused: of('refused'),
    withdrawn: of('withdrawn'),
  }
}
