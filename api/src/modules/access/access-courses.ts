import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireOwnCourse } from '../drafts/drafts.policy.ts'
import { requireOwnAccess } from './access.policy.ts'

type Pair = { 'access-id': string; 'course-id': string }

/** Lets an access grant a course. @throws ApiError not_found, already_in_access */
export const addAccessCourse = async (context: ActorContext, query: Pair): Promise<void> => {
  await requireOwnAccess(context, query['access-id'])
  const course_id = await requireOwnCourse(context, query['course-id'])
  const added = await context.db
    .insertInto('access_courses')
    .values({ access_id: query['access-id'], course_id, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('access_id')
    .executeTakeFirst()
  if (!added) throw new ApiError('already_in_access')
}

/** Takes a course out of an access. @throws ApiError not_found */
export const removeAccessCourse = async (context: ActorContext, query: Pair): Promise<void> => {
  await requireOwnAccess(context, query['access-id'])
  const course = await context.db
    .selectFrom('courses')
    .select('dev_id')
    .where('id', '=', query['course-id'])
    .executeTakeFirst()
  const removed = await context.db
    .deleteFrom('access_courses')
    .where('access_id', '=', query['access-id'])
    .where('course_id', '=', course?.dev_id ?? query['course-id'])
    .returning('course_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
}
