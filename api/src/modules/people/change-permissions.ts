import type { CallAnswer, CallBody, adminPeopleCalls } from '@kursportal/shared/contract'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type Permissions = CallAnswer<typeof adminPeopleCalls.changePermissions>

/**
 * Gives or takes rights and notes it; the person's sessions end, so that no open tab keeps the old ones. Where nothing is
 * different nothing happens.
 * @throws ApiError not_found; forbidden when the admin lost the right meanwhile
 */
export const changePermissions = async (
  context: ActorContext,
  userId: string,
  { admin, course_creator, reason }: CallBody<typeof adminPeopleCalls.changePermissions>,
): Promise<Permissions> => {
  const { db } = context
  const before = await lockBoth(context, userId)
  const after = {
    admin: admin ?? before.admin,
    course_creator: course_creator ?? before.course_creator,
  }
  if (after.admin === before.admin && after.course_creator === before.course_creator) return after
  await db
    .updateTable('users')
    .set({
      is_admin: after.admin,
      is_course_creator: after.course_creator,
      updated_at: context.clock.now(),
    })
    .where('id', '=', userId)
    .execute()
  await endSessionsOf(context, userId)
  await noteAdminAction(context, {
    action: 'permissions_changed',
    userId,
    reason,
    details: { before, after },
  })
  return after
}

/** In one order for everybody: two admins who dismiss each other at once must not leave the platform without any. Gives the person's rights. */
const lockBoth = async ({ db, actor }: ActorContext, userId: string): Promise<Permissions> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'is_admin', 'is_course_creator'])
    .where('id', 'in', [actor.user_id, userId])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!rows.some(({ id, is_admin }) => id === actor.user_id && is_admin)) throw new ApiError('forbidden')
  const person = rows.find(({ id }) => id === userId.toLowerCase())
  if (!person) throw new ApiError('not_found')
  return { admin: person.is_admin, course_creator: person.is_course_creator }
}
