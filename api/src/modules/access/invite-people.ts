import type { CallAnswer, CallBody, accessCalls } from '@kursportal/shared/contract'
import { nameOrEmail, normalizeEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { newId } from '../../platform/ids.ts'
import { hasEnded, requireOwnAccess } from './access.policy.ts'

/**
 * Mails the address of an access to people, and notes whom: somebody with an account finds the invitation on Meine
 * Kurse. Whether one of them has an account is not said; whoever takes it registers or logs in, and has the access then.
 * @throws ApiError not_found; societies_enabled where single people cannot take it; access_ended
 */
export const invitePeople = async (
  context: ActorContext,
  accessId: string,
  { emails }: CallBody<typeof accessCalls.invitePeople>,
): Promise<CallAnswer<typeof accessCalls.invitePeople>> => {
  const access = await requireOwnAccess(context, accessId)
  if (access.for_societies) throw new ApiError('societies_enabled')
  if (hasEnded(context, access)) throw new ApiError('access_ended')
  const courses = await coursesOf(context, accessId)
  const variables = {
    course: titlesOf(courses) || access.name,
    inviter: await inviterOf(context),
    link: `${context.config.publicUrl}/access/${accessId}`,
  }
  const addresses = new Set(emails.map(normalizeEmail))
  await noteInvited(context, accessId, [...addresses])
  const about = { courseId: courses[0]?.id, aboutUserId: context.actor.user_id }
  for (const address of addresses) await sendTemplate(context, 'course-invitation', address, variables, about)
  return { sent: addresses.size }
}

/** Notes who was invited; somebody invited once more stands with the newer day. */
const noteInvited = async ({ db, clock }: Context, access_id: string, emails: string[]): Promise<void> => {
  const invited_at = clock.now()
  await db
    .insertInto('access_invitations')
    .values(emails.map((email) => ({ id: newId(), access_id, email, invited_at })))
    .onConflict((conflict) => conflict.columns(['access_id', 'email']).doUpdateSet({ invited_at }))
    .execute()
}

/** What the access grants, the course it was made for first. */
const coursesOf = ({ db }: Context, accessId: string): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('access_courses')
    .innerJoin('courses', 'courses.id', 'access_courses.course_id')
    .select(['courses.id', 'courses.title'])
    .where('access_courses.access_id', '=', accessId)
    .where('courses.retired_at', 'is', null)
    .orderBy('access_courses.created_at')
    .orderBy('courses.title')
    .execute()

/** As one reads it: „Rückenfit, Besser schlafen“. */
const titlesOf = (courses: readonly { title: string }[]): string =>
  courses
    .map(({ title }) => title)
    .filter(Boolean)
    .join(', ')

const inviterOf = async ({ db, actor }: ActorContext): Promise<string> =>
  nameOrEmail(
    await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', actor.user_id)
      .executeTakeFirstOrThrow(),
  )
