import { normalizeEmail } from '@kursportal/shared/domain'
import { consumeCode, type CodeOwner } from '../../platform/auth/codes.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { societyInviting } from '../societies/invite-to-society.ts'
import { requireInviting } from '../societies/societies.policy.ts'
import { joinAccess } from '../access/access-users.ts'
import { columnsOf, personSearchText } from '../people/person-columns.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { giveConsents } from './consents.ts'
import { sendCode } from './send-code.ts'

/** Whose code a registration is confirmed with. */
export const registrationCode = (email: string): CodeOwner => ({
  purpose: 'registration',
  email: normalizeEmail(email),
  userId: null,
})

/** Checks the data and mails a code; nothing else is stored. */
export const startRegistration = async (context: Context, data: Registration) => {
  await checkRegistration(context, data)
  return sendCode(context, registrationCode(data.email), { first_name: data.first_name })
}

/**
 * Makes the account. The code was tried before; here it is used up.
 * @returns the new person's id
 * @throws ApiError invalid_code, email_in_use
 */
export const register = async (context: Context, data: Registration, code: string): Promise<string> => {
  await consumeCode(context, registrationCode(data.email), code)
  const id = newId()
  const email = normalizeEmail(data.email)
  const now = context.clock.now()
  const { referrer, access_id, access_code, password } = data
  const made = await context.db
    .insertInto('users')
    .values({
      ...columnsOf(context, data),
      id,
      email,
      password_hash: await hashPassword(password),
      // Whoever was invited by mail counts for who invited them, also without the link.
      society_id: await knownSociety(
        context,
        referrer ?? (await societyInviting(context, email)) ?? undefined,
      ),
      search_text: personSearchText({ ...data, email, city: data.city ?? '' }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new ApiError('email_in_use')
  await giveConsents(context, id, data)
  // What was sent to the address before there was an account belongs to it: the code, invitations.
  await context.db
    .updateTable('mails')
    .set({ user_id: id })
    .where((eb) => eb(eb.fn<string>('lower', ['to_address']), '=', email))
    .where('user_id', 'is', null)
    .execute()
  if (access_id) await takeAccess(context, id, access_id, access_code)
  return id
}

/** The society somebody came from; a link that leads nowhere any more keeps nobody out. */
const knownSociety = async (context: Context, referrer: string | undefined): Promise<string | null> => {
  if (!referrer) return null
  try {
    return (await requireInviting(context, referrer)).id
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

/** The access whose page led here; one that does not let them in, whatever the reason, keeps nobody out. */
const takeAccess = async (
  context: Context,
  userId: string,
  accessId: string,
  code: string | undefined,
): Promise<void> => {
  try {
    await joinAccess(context, accessId, userId, { code })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
