import type { Context } from '../../platform/context.ts'
import { sendTemplate } from '../templates/render-template.ts'

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Tells the requester what was decided, by e-mail after the transaction; nobody when the account is gone. */
export const announceDecision = async (
  context: Context,
  requestId: string,
  decision: { state: 'booked' | 'refused'; reason: string | null },
): Promise<void> => {
  const request = await context.db
    .selectFrom('payout_requests')
    .innerJoin('users', 'users.id', 'payout_requests.requested_by')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['email', 'first_name', 'amount', 'year', 'societies.name as society'])
    .where('payout_requests.id', '=', requestId)
    .executeTakeFirst()
  if (!request) return
  const variables = {
    first_name: request.first_name,
    link: `${context.config.publicUrl}/sales`,
    amount: euros.format(request.amount / 100),
    society: request.society,
    year: String(request.year),
  }
  await (decision.state === 'booked'
    ? sendTemplate(context, 'payout-booked', request.email, variables)
    : sendTemplate(context, 'payout-refused', request.email, { ...variables, reason: decision.reason ?? '' }))
}
