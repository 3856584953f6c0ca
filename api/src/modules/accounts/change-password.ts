import { normalizeEmail } from '@kursportal/shared/domain'
import { consumeCode, type CodeOwner } from '../../platform/auth/codes.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { giveFirstConsents } from './consents.ts'
import { findByEmail } from '../people/find-by-email.ts'
import { sendCode } from './send-code.ts'

/** Whose code a new password is set with; nobody's when no account has the e-mail. */
export const passwordCode = async (context: Pick<Context, 'db'>, email: string): Promise<CodeOwner> => {
  const user = await findByEmail(context, email)
  return { purpose: 'password', email: normalizeEmail(user?.email ?? email), userId: user?.id ?? null }
}

/** @throws ApiError email_not_registered, no_password_set */
export const startPasswordChange = async (context: Context, email: string) => {
  const user = await findByEmail(context, email)
  if (!user) throw new ApiError('email_not_registered')
  if (!user.password_hash && !user.invited_at) throw new ApiError('no_password_set')
  return sendCode(context, await passwordCode(context, email), { first_name: user.first_name })
}

/**
 * Sets a new password, with the first one the consents that the invitation names, and ends the person's other sessions. The code was tried before; here it is used up.
 * @throws ApiError invalid_code
 */
export const changePassword = async (
  context: Context & { actor: Actor | null },
  owner: CodeOwner,
  { code, password }: { code: string; password: string },
): Promise<void> => {
  if (!owner.userId) throw new ApiError('invalid_code')
  await consumeCode(context, owner, code)
  await giveFirstConsents(context, owner.userId)
  await context.db
    .updateTable('users')
    .set({
      password_hash: await hashPassword(password),
      must_change_password: false,
      updated_at: context.clock.now(),
    })
    .where('id', '=', owner.userId)
    .execute()
  const own = context.actor?.user_id === owner.userId ? context.actor.session_hash : null
  await endSessionsOf(context, owner.userId, own)
}
