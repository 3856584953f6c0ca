import type { CallAnswer, CallQuery, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * The draft of a live course, chapter or lecture, for those who may edit it.
 * @throws ApiError not_found, also when the draft has been removed since it was published
 */
export const readDraftId = async (
  { db, actor }: ActorContext,
  query: CallQuery<typeof courseCalls.readDraftId>,
): Promise<CallAnswer<typeof courseCalls.readDraftId>> => {
  const given = query['chapter-id'] ?? query['video-id']
  const table = query['chapter-id'] ? 'chapters' : 'videos'
  const part = given
    ? await db
        .selectFrom(table)
        .select(['id', 'dev_id', 'course_id'])
        .where('id', '=', given)
        .executeTakeFirst()
    : undefined
  if (given && !part) throw new ApiError('not_found')
  const course = await db
    .selectFrom('courses')
    .select(['id', 'dev_id', 'owner_id'])
    .where('id', '=', part?.course_id ?? query['course-id'] ?? '')
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!course || !(actor.is_admin || course.owner_id === actor.user_id)) throw new ApiError('not_found')
  const courseDevId = course.dev_id ?? course.id
  if (!part) return { dev_id: courseDevId, course_dev_id: courseDevId }
  const draft = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', part.dev_id ?? part.id)
    .where('course_id', '=', courseDevId)
    .executeTakeFirst()
  if (!draft) throw new ApiError('not_found')
  return { dev_id: draft.id, course_dev_id: courseDevId }
}
