import type { CallQuery, learningCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Removes somebody's newest participation in a course with all its progress; earlier ones stay.
 * @throws ApiError not_found
 */
export const deleteProgress = async (
  { db }: Context,
  query: CallQuery<typeof learningCalls.deleteCourseProgress>,
): Promise<void> => {
  const newest = await db
    .selectFrom('participations')
    .select('id')
    .where('user_id', '=', query['user-id'])
    .where('course_id', '=', query['course-id'])
    .orderBy('number', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!newest) throw new ApiError('not_found')
  await db.deleteFrom('participations').where('id', '=', newest.id).execute()
}
