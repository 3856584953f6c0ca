import type { accountCalls, CallBody } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import { consumeCode, type CodeOwner } from '../../platform/auth/codes.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lapsingCents, requireLapseAccepted, societiesLedBy } from './leading.ts'
import { oldestAdmin } from './oldest-admin.ts'
import { forgetPerson } from './personal-data.ts'
import { sendCode } from './send-code.ts'

/** @throws ApiError cannot_change_yourself for admins (specification, section 6) */
export const requireDeletable = ({ actor }: Pick<ActorContext, 'actor'>): void => {
  if (actor.is_admin) throw new ApiError('cannot_change_yourself')
}

/** Whose code the deletion is confirmed with. */
export const deletionCode = async ({
  db,
  actor,
}: ActorContext): Promise<CodeOwner & { first_name: string }> => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return {
    purpose: 'deletion',
    email: normalizeEmail(user.email),
    userId: actor.user_id,
    first_name: user.first_name,
  }
}

/** What deleting the own account lets lapse. */
export const readLapsing = async (context: ActorContext) => {
  const societies = await societiesLedBy(context, context.actor.user_id)
  return { societies, lapse_cents: lapsingCents(societies) }
}

/** Mails the code that confirms the deletion. */
export const startDeletion = async (context: ActorContext) => {
  requireDeletable(context)
  const { first_name, ...owner } = await deletionCode(context)
  return sendCode(context, owner, { first_name })
}

/**
 * Deletes the own account. The code was tried before; here it is used up.
 * @throws ApiError invalid_code; leads_society; balance_lapses; conflict when no admin is there to take over what the person
 *   leaves behind
 */
export const deleteAccount = async (
  context: ActorContext,
  owner: CodeOwner,
  { code, let_lapse: accepted = false, lapse_cents }: CallBody<typeof accountCalls.deleteAccount>,
): Promise<void> => {
  await requireLapseAccepted(context, context.actor.user_id, { accepted, lapse_cents })
  await consumeCode(context, owner, code)
  await forgetPerson(context, { userId: context.actor.user_id, heirId: await oldestAdmin(context) })
}
