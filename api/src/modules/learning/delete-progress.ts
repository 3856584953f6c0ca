import type { CallQuery, learningCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/**
 * Removes somebody's newest participation in a course with all its progress, and notes it; earlier ones stay.
 * @throws ApiError not_found
 */
export const deleteProgress = async (
  context: ActorContext,
  query: CallQuery<typeof learningCalls.deleteCourseProgress>,
): Promise<void> => {
  const { db } = context
  const newest = await db
    .selectFrom('participations')
    .select(['id', 'number'])
    .where('user_id', '=', query['user-id'])
    .where('course_id', '=', query['course-id'])
    .orderBy('number', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!newest) throw new ApiError('not_found')
  await db.deleteFrom('participations').where('id', '=', newest.id).execute()
  // Who begins anew is asked anew; what was agreed to about the contract stays with it.
  await db
    .deleteFrom('start_confirmations')
    .where('user_id', '=', query['user-id'])
    .where('course_id', '=', query['course-id'])
    .where('number', '=', newest.number)
    .where('kind', '=', 'contraindications')
    .execute()
  await noteAdminAction(context, {
    action: 'progress_deleted',
    userId: query['user-id'],
    reason: query.reason,
    details: { course_id: query['course-id'], number: newest.number },
  })
}
