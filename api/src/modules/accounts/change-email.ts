import { normalizeEmail } from '@kursportal/shared/domain'
import { consumeCode, type CodeOwner } from '../../platform/auth/codes.ts'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { Actor, ActorContext } from '../../platform/context.ts'
import { personSearchText } from '../people/person-columns.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { requireFreeEmail } from '../people/find-by-email.ts'
import { sendCode } from './send-code.ts'

/** Whose code a new e-mail is confirmed with; it is sent to the new address. */
export const emailCode = (actor: Actor, email: string): CodeOwner => ({
  purpose: 'email',
  email: normalizeEmail(email),
  userId: actor.user_id,
})

/**
 * Mails a code to the new address and a warning to the old one.
 * @throws ApiError email_in_use
 */
export const startEmailChange = async (context: ActorContext, email: string) => {
  await requireFreeEmail(context, email)
  const user = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', context.actor.user_id)
    .executeTakeFirstOrThrow()
  const variables = { first_name: user.first_name, new_email: normalizeEmail(email) }
  const sent = await sendCode(context, emailCode(context.actor, email), variables)
  await sendTemplate(context, 'email-changed-warning', user.email, {
    ...variables,
    // Logged in as well: then to where the profile sets a password.
    link: `${context.config.publicUrl}/login/password?redirectTo=${encodeURIComponent('/profile#login')}`,
  })
  return sent
}

/**
 * Sets the new e-mail and ends the person's other sessions. The code was tried before; here it is used up.
 * @throws ApiError email_in_use, invalid_code
 */
export const changeEmail = async (
  context: ActorContext,
  { email, code }: { email: string; code: string },
): Promise<{ email: string }> => {
  const { db, actor } = context
  await consumeCode(context, emailCode(actor, email), code)
  await requireFreeEmail(context, email, actor.user_id)
  const set = normalizeEmail(email)
  const user = await db
    .updateTable('users')
    .set({ email: set, updated_at: context.clock.now() })
    .where('id', '=', actor.user_id)
    .returning(['first_name', 'last_name', 'city'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ search_text: personSearchText({ ...user, email: set }) })
    .where('id', '=', actor.user_id)
    .execute()
  await endSessionsOf(context, actor.user_id, actor.session_hash)
  return { email: set }
}
