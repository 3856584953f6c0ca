import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { requireEditableCourse, requireOwnCourse } from '../../drafts/drafts.policy.ts'

type Ids = { 'course-id': string; 'user-id': string }

/**
 * Somebody changes a course no more: its owner says so, or they leave.
 * @throws ApiError not_found
 */
export const removeAuthor = async (context: ActorContext, ids: Ids): Promise<void> => {
  const { db, actor } = context
  const isLeaving = ids['user-id'] === actor.user_id
  const draftId = await (isLeaving ? requireEditableCourse : requireOwnCourse)(context, ids['course-id'])
  const removed = await db
    .deleteFrom('course_authors')
    .where('course_id', '=', draftId)
    .where('user_id', '=', ids['user-id'])
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
  const { owner_id } = await db
    .selectFrom('courses')
    .select('owner_id')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow()
  if (!isLeaving && owner_id !== actor.user_id)
    await noteAdminAction(context, {
      action: 'course_author_removed',
      userId: removed.user_id,
      details: { course_id: draftId },
    })
}
