import { normalizeEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { CODE_SECONDS } from '../../platform/auth/codes.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { sendCode } from './send-code.ts'

/**
 * Mails somebody a code with which they set a password of their own, and notes it: nobody else learns a password.
 * @throws ApiError not_found; too_many_requests when the address was sent too many
 */
export const sendResetCode = async (
  context: ActorContext,
  userId: string,
): Promise<{ expires_in: number; tries: number }> => {
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  const owner = { purpose: 'password', email: normalizeEmail(user.email), userId: user.id } as const
  // Behind the # so that the address stands in no log of a server.
  const ends = Math.floor(context.clock.now().getTime() / 1000) + CODE_SECONDS
  const link = `${context.config.publicUrl}/login/password#${encodeURIComponent(user.email)}:${ends}`
  const sent = await sendCode(context, owner, { first_name: user.first_name, link }, 'password-help')
  await noteAdminAction(context, { action: 'reset_code_sent', userId: user.id })
  return sent
}
