import type { CallAnswer, CallBody, accessCalls } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { nameOf } from '../people/present-person.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { requireOwnAccess } from './access.policy.ts'

/**
 * Mails the address of an access to people. Whether one of them has an account is not said: whoever opens the address
 * registers or logs in, and has the access then.
 * @throws ApiError not_found; societies_enabled where single people cannot take it
 */
export const invitePeople = async (
  context: ActorContext,
  accessId: string,
  { emails }: CallBody<typeof accessCalls.invitePeople>,
): Promise<CallAnswer<typeof accessCalls.invitePeople>> => {
  const access = await requireOwnAccess(context, accessId)
  if (access.for_societies) throw new ApiError('societies_enabled')
  const variables = {
    course: (await courseTitles(context, accessId)) || access.name,
    inviter: await inviterOf(context),
    link: `${context.config.publicUrl}/access/${accessId}`,
  }
  const addresses = new Set(emails.map(normalizeEmail))
  for (const address of addresses) await sendTemplate(context, 'course-invitation', address, variables)
  return { sent: addresses.size }
}

/** What the access grants, as one reads it: „Rückenfit, Besser schlafen“. */
const courseTitles = async ({ db }: Context, accessId: string): Promise<string> => {
  const courses = await db
    .selectFrom('access_courses')
    .innerJoin('courses', 'courses.id', 'access_courses.course_id')
    .select('courses.title')
    .where('access_courses.access_id', '=', accessId)
    .where('courses.retired_at', 'is', null)
    .orderBy('access_courses.created_at')
    .orderBy('courses.title')
    .execute()
  return courses
    .map(({ title }) => title)
    .filter(Boolean)
    .join(', ')
}

const inviterOf = async ({ db, actor }: ActorContext): Promise<string> =>
  nameOf(
    await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', actor.user_id)
      .executeTakeFirstOrThrow(),
  )
