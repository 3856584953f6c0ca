import type { CallAnswer, CallQuery, moneyCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { isLedBy, requireLedSociety } from '../societies/societies.policy.ts'
import { presentRequests, selectRequests } from './payouts.views.ts'

/** The open requests by id, oldest first; an object instead of a list, as the specification has it. */
export const listOpenRequests = async (
  context: Context,
): Promise<CallAnswer<typeof moneyCalls.listOpenRequests>> => {
  const open = selectRequests(context).where('payout_requests.state', '=', 'requested')
  const requests = await presentRequests(context, open, { oldestFirst: true })
  return Object.fromEntries(requests.map((request) => [request.id, request]))
}

/**
 * Requests and what became of them, newest first: of the societies one leads, or all for admins.
 * @throws ApiError not_found when somebody else's society is asked for
 */
export const listPayoutRequests = async (
  context: ActorContext,
  { society_id, state, year, ...page }: CallQuery<typeof moneyCalls.listPayoutRequests>,
): Promise<CallAnswer<typeof moneyCalls.listPayoutRequests>> => {
  const { actor } = context
  if (society_id) await requireLedSociety(context, actor, society_id)
  let matching = selectRequests(context)
  if (society_id) matching = matching.where('payout_requests.society_id', '=', society_id)
  else if (!actor.is_admin) {
    matching = matching.where('societies.deleted_at', 'is', null).where((eb) =>
      eb.exists(
        eb
          .selectFrom('societies as led')
          .select('led.id')
          .whereRef('led.id', '=', 'payout_requests.society_id')
          .where('led.id', 'in', (of) =>
            of
              .selectFrom('societies')
              .select('societies.id')
              .where((on) => isLedBy(on, actor.user_id)),
          ),
      ),
    )
  }
  if (state) matching = matching.where('payout_requests.state', '=', state)
  if (year !== undefined) matching = matching.where('payout_requests.year', '=', year)
  const items = await presentRequests(context, matching, page)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}
