import type { CallAnswer, CallBody, societyPeopleCalls } from '@kursportal/shared/contract'
import { daysBefore, groupedReferralCode, nameOrEmail, normalizeEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { renderTemplate, sendTemplate } from '../templates/render-template.ts'
import { lockSociety } from './lock-society.ts'
import { requireInviting, requireLedSociety } from './societies.policy.ts'
import { referralLink } from './societies.views.ts'

/** Nobody is invited twice within so many days. */
const PAUSE_DAYS = 14
/** Whoever registers within so many days counts for who invited them. */
const COUNTS_DAYS = 90
/** So many addresses a society invites within a day. */
const A_DAY = 200

/** Names an address without saying which it is: the first mark is the one to store, any of them may be stored. */
const marksOf = ({ secrets }: Pick<Context, 'secrets'>, email: string): [string, ...string[]] =>
  secrets.signatures(`society-invitation:${normalizeEmail(email)}`)

/**
 * Mails people the link of a society, with a sentence of whoever invites. With `dry_run` it says what would go out.
 * @throws ApiError not_found, also for a community while these are not in use; validation_failed without addresses; too_many_invitations
 */
export const inviteToSociety = async (
  context: ActorContext,
  { society_id, emails, words = '', dry_run = false }: CallBody<typeof societyPeopleCalls.inviteToSociety>,
): Promise<CallAnswer<typeof societyPeopleCalls.inviteToSociety>> => {
  const { id } = await requireLedSociety(context, context.actor, society_id)
  await requireInviting(context, id)
  if (emails.length === 0 && !dry_run)
    throw new ApiError('validation_failed', [{ path: 'emails', message: 'say whom to invite' }])
  await lockSociety(context, id)
  const variables = await variablesOf(context, id, words)
  const addresses = [...new Set(emails.map(normalizeEmail))]
  const paused = await pausedOf(context, id, addresses)
  const due = addresses.filter((address) => !paused.has(address))
  const { subject, text } = await renderTemplate(context, 'society-invitation', variables)
  const answer = { sent: due.length, paused: paused.size, subject, text }
  if (dry_run) return answer
  await requireRoom(context, id, due.length)
  await noteInvited(context, id, due)
  const about = { aboutUserId: context.actor.user_id }
  for (const address of due) await sendTemplate(context, 'society-invitation', address, variables, about)
  return answer
}

const variablesOf = async (context: ActorContext, societyId: string, words: string) => {
  const { db, actor } = context
  const society = await db
    .selectFrom('societies')
    .select(['name', 'referral_code'])
    .where('id', '=', societyId)
    .executeTakeFirstOrThrow()
  const inviter = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return {
    society: society.name,
    code: groupedReferralCode(society.referral_code),
    inviter: nameOrEmail(inviter),
    words,
    link: referralLink(context, societyId),
  }
}

/** Which of some addresses were invited a short while ago. */
const pausedOf = async (
  context: Context,
  societyId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (addresses.length === 0) return new Set()
  const marks = new Map(
    addresses.flatMap((address) => marksOf(context, address).map((mark) => [mark, address] as const)),
  )
  const rows = await context.db
    .selectFrom('society_invitations')
    .select('email_mark')
    .where('society_id', '=', societyId)
    .where('email_mark', 'in', [...marks.keys()])
    .where('invited_at', '>', daysBefore(context.clock.now(), PAUSE_DAYS))
    .execute()
  return new Set(rows.flatMap(({ email_mark }) => marks.get(email_mark) ?? []))
}

/** @throws ApiError too_many_invitations */
const requireRoom = async ({ db, clock }: Context, societyId: string, more: number): Promise<void> => {
  const { invited } = await db
    .selectFrom('society_invitations')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('society_id', '=', societyId)
    .where('invited_at', '>', daysBefore(clock.now(), 1))
    .executeTakeFirstOrThrow()
  if (invited + more > A_DAY) throw new ApiError('too_many_invitations')
}

const noteInvited = async (context: ActorContext, society_id: string, addresses: string[]): Promise<void> => {
  if (addresses.length === 0) return
  const invited_at = context.clock.now()
  const invited_by = context.actor.user_id
  await context.db
    .insertInto('society_invitations')
    .values(
      addresses.map((address) => ({
        society_id,
        email_mark: marksOf(context, address)[0],
        invited_by,
        invited_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['society_id', 'email_mark']).doUpdateSet({ invited_at, invited_by }),
    )
    .execute()
}

/** The society that last invited an address, where that still counts; null for none. */
export const societyInviting = async (context: Context, email: string): Promise<string | null> => {
  const { db, clock } = context
  const invitation = await db
    .selectFrom('society_invitations')
    .select('society_id')
    .where('email_mark', 'in', marksOf(context, email))
    .where('invited_at', '>', daysBefore(clock.now(), COUNTS_DAYS))
    .orderBy('invited_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return invitation?.society_id ?? null
}
