import type { CallAnswer, CallBody, adminPeopleCalls } from '@kursportal/shared/contract'
import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Permissions = CallAnswer<typeof adminPeopleCalls.changePermissions>

/**
 * Gives or takes rights; the person's sessions end, so that no open tab keeps the old ones.
 * @throws ApiError cannot_change_yourself, not_found
 */
export const changePermissions = async (
  context: ActorContext,
  userId: string,
  { admin, course_creator }: CallBody<typeof adminPeopleCalls.changePermissions>,
): Promise<Permissions> => {
  if (userId.toLowerCase() === context.actor.user_id) throw new ApiError('cannot_change_yourself')
  const changed = await context.db
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
