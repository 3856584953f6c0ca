import type { CallAnswer, CallBody, adminPeopleCalls } from '@kursportal/shared/contract'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Permissions = CallAnswer<typeof adminPeopleCalls.changePermissions>

/**
 * Gives or takes rights; the person's sessions end, so that no open tab keeps the old ones.
 * @throws ApiError cannot_change_yourself, not_found; forbidden when the admin lost the right meanwhile
 */
export const changePermissions = async (
  context: ActorContext,
  userId: string,
  { admin, course_creator }: CallBody<typeof adminPeopleCalls.changePermissions>,
): Promise<Permissions> => {
  const { db, actor } = context
  if (userId.toLowerCase() === actor.user_id) throw new ApiError('cannot_change_yourself')
  await lockBoth(context, userId)
  const changed = await db
    .updateTable('users')
    .set({
      ...(admin === undefined ? {} : { is_admin: admin }),
      ...(course_creator === undefined ? {} : { is_course_creator: course_creator }),
      updated_at: context.clock.now(),
    })
    .where('id', '=', userId)
    .returning(['is_admin', 'is_course_creator'])
    .executeTakeFirst()
  if (!changed) throw new ApiError('not_found')
  await endSessionsOf(context, userId)
  return { admin: changed.is_admin, course_creator: changed.is_course_creator }
}

/** In one order for everybody: two admins who dismiss each other at once must not leave the platform without any. */
const lockBoth = async ({ db, actor }: ActorContext, userId: string): Promise<void> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('id', 'in', [actor.user_id, userId])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!rows.some(({ id, is_admin }) => id === actor.user_id && is_admin)) throw new ApiError('forbidden')
}
