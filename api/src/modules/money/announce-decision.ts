import type { Context } from '../../platform/context.ts'
import { nameOf } from '../people/present-person.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { sendToAdmins } from '../templates/send-to-admins.ts'

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

const requestOf = ({ db }: Context, requestId: string) =>
  db
    .selectFrom('payout_requests')
    .leftJoin('users', 'users.id', 'payout_requests.requested_by')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select([
      'users.email',
      'users.first_name',
      'users.last_name',
      'amount',
      'year',
      'societies.name as society',
    ])
    .where('payout_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()

const variablesOf = ({ amount, year, society }: { amount: number; year: number; society: string }) => ({
  amount: euros.format(amount / 100),
  society,
  year: String(year),
})

/** Tells every admin that somebody asks for money, by e-mail after the transaction. */
export const announceRequest = async (context: Context, requestId: string): Promise<void> => {
  const request = await requestOf(context, requestId)
  await sendToAdmins(context, 'payout-requested', {
    ...variablesOf(request),
    requester: nameOf({
      first_name: request.first_name ?? '',
      last_name: request.last_name ?? '',
      email: request.email ?? '',
    }),
    link: `${context.config.publicUrl}/admin`,
  })
}

/** Tells the requester what was decided, by e-mail after the transaction; nobody when the account is gone. */
export const announceDecision = async (
  context: Context,
  requestId: string,
  decision: { state: 'booked' | 'refused'; reason: string | null },
): Promise<void> => {
  const request = await requestOf(context, requestId)
  if (request.email === null) return
  const variables = {
    ...variablesOf(request),
    first_name: request.first_name ?? '',
    link: `${context.config.publicUrl}/sales?jahr=${request.year}`,
  }
  await (decision.state === 'booked'
    ? sendTemplate(context, 'payout-booked', request.email, variables)
    : sendTemplate(context, 'payout-refused', request.email, { ...variables, reason: decision.reason ?? '' }))
}
