import type { CallBody, OwnData, adminPeopleCalls } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import { requireGoodPassword } from '../../platform/auth/password-rules.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireFreeEmail } from './find-by-email.ts'
import { changePerson } from './change-user.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { presentOwnData } from './present-own-data.ts'

type Input = CallBody<typeof adminPeopleCalls.changeOtherUser>

/** @throws ApiError one_attribute_only */
export const requireOneAttribute = (input: Input): void => {
  if (Object.keys(input).length !== 1) throw new ApiError('one_attribute_only')
}

/** Somebody's data as an admin sees it: without the insurance number. */
export const presentOtherUser = async (context: ActorContext, userId: string): Promise<OwnData> => {
  const known = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  return { ...(await presentOwnData(context, userId)), insurance_number: null }
}

/**
 * Changes one attribute of somebody.
 * @throws ApiError not_found, email_in_use, insurance_not_found, too_young, validation_failed
 */
export const changeOtherUser = async (
  context: ActorContext,
  userId: string,
  { email, password, ...person }: Input,
): Promise<OwnData> => {
  const before = await presentOtherUser(context, userId)
  if (email !== undefined) await setEmail(context, userId, email)
  else if (password !== undefined) await setPassword(context, before, password)
  else await changePerson(context, userId, person)
  const attribute = Object.keys({
    ...person,
    ...(email !== undefined && { email }),
    ...(password !== undefined && { password }),
  })
  await noteAdminAction(context, {
    action: 'person_changed',
    userId: before.id,
    details: { attribute: attribute[0] },
  })
  return presentOtherUser(context, userId)
}

const setEmail = async (context: ActorContext, userId: string, email: string): Promise<void> => {
  await requireFreeEmail(context, email, userId)
  await context.db
    .updateTable('users')
    .set({ email: normalizeEmail(email) })
    .where('id', '=', userId)
    .execute()
  await changePerson(context, userId, {})
  await endSessionsOf(context, userId, sessionKept(context, userId))
}

/** Whoever gets a password from an admin must set one of their own at the next login. */
const setPassword = async (context: ActorContext, user: OwnData, password: string): Promise<void> => {
  requireGoodPassword(context.config, password, user.email)
  await context.db
    .updateTable('users')
    .set({
      password_hash: await hashPassword(password),
      must_change_password: user.id !== context.actor.user_id,
      updated_at: context.clock.now(),
    })
    .where('id', '=', user.id)
    .execute()
  await endSessionsOf(context, user.id, sessionKept(context, user.id))
}

/** An admin who changes their own account stays logged in where they are. */
const sessionKept = ({ actor }: ActorContext, userId: string): Buffer | null =>
  actor.user_id === userId ? actor.session_hash : null
