import type { TemplateKey } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
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
    .leftJoin('users as owner', 'owner.id', 'societies.owner_id')
    .select([
      'users.email',
      'users.first_name',
      'users.last_name',
      'owner.email as owner_email',
      'owner.first_name as owner_first_name',
      'account_holder',
      'amount',
      'year',
      'societies.name as society',
      'societies.id as society_id',
      'societies.deleted_at',
      'societies.merged_into',
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
    requester: nameOrEmail({
      first_name: request.first_name ?? '',
      last_name: request.last_name ?? '',
      email: request.email ?? '',
    }),
    link: `${context.config.publicUrl}/admin/payouts/${requestId}`,
  })
}

/**
 * Tells whoever asked and whoever owns the society, whose account it is about, what was decided, by e-mail after the
 * transaction; nobody whose user account is gone.
 */
export const announceDecision = async (
  context: Context,
  requestId: string,
  decision: Decision,
): Promise<void> => {
  for (const { to, template, variables } of await mailsOf(context, requestId, decision))
    await sendTemplate(context, template, to, variables)
}

/** The mail that `announceDecision` would send: its words for who asked, or else for the owner; to is null for nobody. */
export const decisionMail = async (
  context: Context,
  requestId: string,
  decision: Decision,
): Promise<{ to: string | null; subject: string; text: string }> => {
  const mails = await mailsOf(context, requestId, decision)
  const [{ template, variables } = wordsFor(context, await requestOf(context, requestId), decision)] = mails
  const { subject, text } = await renderTemplate(context, template, variables)
  return { to: mails.map(({ to }) => to).join(', ') || null, subject, text }
}

/** A mail for each who is told, the one for whoever asked first. */
const mailsOf = async (context: Context, requestId: string, decision: Decision) => {
  const request = await requestOf(context, requestId)
  const { email, first_name, owner_email, owner_first_name } = request
  const told = [
    { to: email, first_name },
    { to: owner_email, first_name: owner_first_name },
  ]
  return told.flatMap(({ to, first_name: name }, place) =>
    to === null || (place > 0 && to === email)
      ? []
      : [{ to, ...wordsFor(context, request, decision, { first_name: name, owns: to === owner_email }) }],
  )
}

type Request = Awaited<ReturnType<typeof requestOf>>

/** Whether the money can be asked for anew: a request is withdrawn where it was made, what a merger freed where it went. */
const stands = ({ deleted_at, merged_into }: Request, state: Decision['state']): boolean =>
  deleted_at === null || (state === 'refused' && merged_into !== null)

/** Where the payouts are seen; of a society that ended there is no such page any more. */
const linkTo = (publicUrl: string, { society_id, deleted_at, merged_into, year }: Request): string => {
  const shown = deleted_at === null ? society_id : merged_into
  return shown ? `${publicUrl}/sales/${shown}/auszahlungen?jahr=${year}` : `${publicUrl}/sales`
}

/** The template, and what it is filled with for somebody. */
const wordsFor = (
  { config }: Pick<Context, 'config'>,
  request: Request,
  { state, reason, mendAccount = true }: Decision,
  { first_name, owns }: { first_name: string | null; owns: boolean } = { first_name: null, owns: false },
) => ({
  template: templates[state],
  variables: {
    ...variablesOf(request),
    first_name: first_name ?? '',
    link: linkTo(config.publicUrl, request),
    ...(state !== 'booked' && { stands: stands(request, state) ? 'ja' : '' }),
    ...(state === 'booked' && { holder: request.account_holder }),
    ...(state !== 'booked' && { reason: reason ?? '' }),
    ...(state === 'returned' && { mend: mendAccount ? 'ja' : '', owns: owns ? 'ja' : '' }),
  },
})
