import type { CallAnswer, CallBody, invitationCalls } from '@kursportal/shared/contract'
import { nameOrEmail, normalizeEmail } from '@kursportal/shared/domain'
import { issueCode } from '../../platform/auth/codes.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { personSearchText } from '../people/person-columns.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { checkImport, type AddedPerson } from './import.rules.ts'

/** How long the code of an invitation lives. */
const INVITATION_DAYS = 14
const INVITATION_SECONDS = INVITATION_DAYS * 86_400

type Invitation = AddedPerson & {
  society_id: string | null
  is_admin?: boolean
  is_course_creator?: boolean
}

/**
 * Adds somebody, and mails the code with which they set their password.
 * @throws ApiError email_in_use, wrong_password, not_found for a society that is gone
 */
export const invitePerson = async (
  context: ActorContext,
  body: CallBody<typeof invitationCalls.invitePerson>,
): Promise<CallAnswer<typeof invitationCalls.invitePerson>> => {
  const { admin = false, course_creator = false, reason, society_id = null, ...person } = body
  await requireSociety(context, society_id)
  const rights = { is_admin: admin, is_course_creator: course_creator }
  const user_id = await addInvited(context, { ...person, ...rights, society_id })
  if (!user_id) throw new ApiError('email_in_use')
  await sendInvitation(context, user_id, person, await inviterOf(context))
  await noteAdminAction(context, {
    action: 'person_invited',
    userId: user_id,
    reason,
    details: { after: { admin, course_creator } },
  })
  return { user_id }
}

/**
 * Adds everybody of a file whose line is right; says of the others why not.
 * @throws ApiError not_found for a society that is gone
 */
export const importPeople = async (
  context: ActorContext,
  { people, society_id = null, dry_run }: CallBody<typeof invitationCalls.importPeople>,
): Promise<CallAnswer<typeof invitationCalls.importPeople>> => {
  await requireSociety(context, society_id)
  const emails = people.map(({ email }) => normalizeEmail(email))
  const { right, left_out } = checkImport(people, {
    taken: await takenEmails(context, emails),
    now: context.clock.now(),
    limits: context.config.limits,
  })
  if (dry_run) return { added: right.length, left_out }
  const inviter = await inviterOf(context)
  let added = 0
  for (const { line, person } of right) {
    const id = await addInvited(context, { ...person, society_id })
    // Somebody registered with it meanwhile.
    if (!id) left_out.push({ line, email: person.email, field: 'email', problem: 'email_in_use' })
    else {
      await sendInvitation(context, id, person, inviter)
      added += 1
    }
  }
  await noteAdminAction(context, {
    action: 'people_imported',
    societyId: society_id,
    details: { count: added, left_out: left_out.length },
  })
  return { added, left_out }
}

const requireSociety = async ({ db }: ActorContext, id: string | null): Promise<void> => {
  if (id === null) return
  const society = await db
    .selectFrom('societies')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
}

const takenEmails = async ({ db }: ActorContext, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('users')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', [...emails]))
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Makes the account, without a password; undefined when there is one with this address. */
const addInvited = async (
  { db, clock }: ActorContext,
  { email: typed, ...person }: Invitation,
): Promise<string | undefined> => {
  const now = clock.now()
  const email = normalizeEmail(typed)
  const made = await db
    .insertInto('users')
    .values({
      ...person,
      id: newId(),
      email,
      invited_at: now,
      created_at: now,
      updated_at: now,
      search_text: personSearchText({ ...person, email, city: person.city ?? '' }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

const inviterOf = async ({ db, actor }: ActorContext): Promise<string> =>
  nameOrEmail(
    await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', actor.user_id)
      .executeTakeFirstOrThrow(),
  )

const sendInvitation = async (
  context: ActorContext,
  userId: string,
  { email: typed, first_name }: { email: string; first_name: string },
  inviter: string,
): Promise<void> => {
  const email = normalizeEmail(typed)
  const code = await issueCode(context, { purpose: 'password', email, userId }, INVITATION_SECONDS)
  const { publicUrl } = context.config
  const ends = Math.floor(context.clock.now().getTime() / 1000) + INVITATION_SECONDS
  const variables = {
    first_name,
    code,
    inviter,
    days: String(INVITATION_DAYS),
    // Behind the # so that the address stands in no log of a server.
    link: `${publicUrl}/login/password?invited=1#${encodeURIComponent(email)}:${ends}`,
    terms: `${publicUrl}/legal/terms-of-use`,
    privacy: `${publicUrl}/legal/privacy`,
  }
  await sendTemplate(context, 'account-invitation', email, variables, { userId })
}
