import type { TemplateKey } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { nameOf } from '../people/present-person.ts'
import { renderTemplate, sendTemplate } from '../templates/render-template.ts'
import { sendToAdmins } from '../templates/send-to-admins.ts'

/** What becomes of a request, and in whose words. */
type Decision = {
  state: 'booked' | 'refused' | 'returned'
  reason: string | null
  /** Of what was returned: whether the account is at fault, as it is unless it is said. */
  mendAccount?: boolean
}

const templates = {
  booked: 'payout-booked',
  refused: 'payout-refused',
  returned: 'payout-returned',
} as const satisfies Record<Decision['state'], TemplateKey>

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

const requestOf = ({ db }: Pick<Context, 'db'>, requestId: string) =>
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
      'societies.id as society_id',
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
    link: `${context.config.publicUrl}/admin/payouts/${requestId}`,
  })
}

/** Tells the requester what was decided, by e-mail after the transaction; nobody when the account is gone. */
export const announceDecision = async (
  context: Context,
  requestId: string,
  decision: Decision,
): Promise<void> => {
  const { to, template, variables } = await wordsOf(context, requestId, decision)
  if (to !== null) await sendTemplate(context, template, to, variables)
}

/** The mail that `announceDecision` would send. */
export const decisionMail = async (
  context: Context,
  requestId: string,
  decision: Decision,
): Promise<{ to: string | null; subject: string; text: string }> => {
  const { to, template, variables } = await wordsOf(context, requestId, decision)
  const { subject, text } = await renderTemplate(context, template, variables)
  return { to, subject, text }
}

const wordsOf = async (
  context: Context,
  requestId: string,
  { state, reason, mendAccount = true }: Decision,
) => {
  const request = await requestOf(context, requestId)
  return {
    to: request.email,
    template: templates[state],
    variables: {
      ...variablesOf(request),
      first_name: request.first_name ?? '',
      link: `${context.config.publicUrl}/sales/${request.society_id}/auszahlungen?jahr=${request.year}`,
      ...(state !== 'booked' && { reason: reason ?? '' }),
      ...(state === 'returned' && { mend: mendAccount ? 'ja' : '' }),
    },
  }
}
