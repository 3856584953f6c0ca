import type { CallBody, OtherUser, adminPeopleCalls } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import { requireGoodPassword } from '../../platform/auth/password-rules.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireFreeEmail } from './find-by-email.ts'
import { changePerson } from './change-user.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { presentOtherUser } from './present-other-user.ts'

type Input = CallBody<typeof adminPeopleCalls.changeOtherUser>

/** @throws ApiError one_attribute_only */
export const requireOneAttribute = ({ based_on: _version, ...attributes }: Input): void => {
  if (Object.keys(attributes).length !== 1) throw new ApiError('one_attribute_only')
}

/**
 * Changes one attribute of somebody, and notes it.
 * @throws ApiError not_found, edited_meanwhile, email_in_use, insurance_not_found, too_young, validation_failed
 */
export const changeOtherUser = async (
  context: ActorContext,
  userId: string,
  { based_on, ...input }: Input,
): Promise<OtherUser> => {
  await lockPerson(context, userId)
  const before = await presentOtherUser(context, userId)
  refuseStale(based_on, before)
  const { email, password, society_id, ...person } = input
  if (email !== undefined) await setEmail(context, before.id, email)
  else if (password !== undefined) await setPassword(context, before, password)
  else if (society_id !== undefined) await setSociety(context, before.id, society_id)
  else await changePerson(context, before.id, person)
  const after = await presentOtherUser(context, before.id)
  await noteAdminAction(context, {
    action: 'person_changed',
    userId: before.id,
    details: { attribute: Object.keys(input)[0], ...differenceOf(input, before, after) },
  })
  return presentOtherUser(context, before.id)
}

/** Two admins at one person wait for each other. */
const lockPerson = async ({ db }: ActorContext, userId: string): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** What the log may hold of a person, in words; nothing secret, and nothing about health. */
const told: Partial<Record<keyof Input, (person: OtherUser) => string | null>> = {
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  phone: ({ phone }) => phone,
  street: ({ street }) => street,
  zip: ({ zip }) => zip,
  city: ({ city }) => city,
  birth_date: ({ birth_date }) => birth_date,
  parent_name: ({ parent_name }) => parent_name,
  parent_birth_date: ({ parent_birth_date }) => parent_birth_date,
  email: ({ email }) => email,
  society_id: ({ society }) => society?.name ?? null,
}

const differenceOf = (input: Input, before: OtherUser, after: OtherUser) => {
  const [attribute] = Object.entries(told).filter(([name]) => name in input)
  if (!attribute) return {}
  const [name, say] = attribute
  return { before: { [name]: say(before) }, after: { [name]: say(after) } }
}

/** Moves somebody into a society, or out of all; what counted for the one before stays counted. */
const setSociety = async ({ db, clock }: ActorContext, userId: string, to: string | null): Promise<void> => {
  if (to !== null) {
    const society = await db
      .selectFrom('societies')
      .select('id')
      .where('id', '=', to)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst()
    if (!society) throw new ApiError('validation_failed', [{ path: 'society_id', message: 'society_gone' }])
  }
  await db
    .updateTable('users')
    .set({ society_id: to, updated_at: clock.now() })
    .where('id', '=', userId)
    .execute()
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
const setPassword = async (context: ActorContext, user: OtherUser, password: string): Promise<void> => {
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
