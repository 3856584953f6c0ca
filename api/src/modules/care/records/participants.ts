import { sql, type SqlBool } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'

/** Condition: the person has begun the course. */
export const hasBegun = (courseId: string, userId: ReturnType<typeof sql.ref> | string) =>
  sql<SqlBool>`exists (select 1 from participations
    where participations.course_id = ${courseId} and participations.user_id = ${userId})`

/** Refuses people who have not begun the course. @throws ApiError not_found */
export const requireParticipants = async (
  { db }: Pick<Context, 'db'>,
  courseId: string,
  userIds: readonly string[],
): Promise<void> => {
  const asked = new Set(userIds)
  if (asked.size === 0) return
  const found = await db
    .selectFrom('participations')
    .select('user_id')
    .distinct()
    .where('course_id', '=', courseId)
    .where('user_id', 'in', [...asked])
    .execute()
  if (found.length < asked.size) throw new ApiError('not_found')
}
