import type { CallAnswer, CallQuery, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireEditableCourse } from '../drafts/drafts.policy.ts'

/**
 * The draft of a live course, chapter or lecture, for those who may edit it.
 * @throws ApiError not_found, also when the draft has been removed since it was published
 */
export const readDraftId = async (
  context: ActorContext,
  query: CallQuery<typeof courseCalls.readDraftId>,
): Promise<CallAnswer<typeof courseCalls.readDraftId>> => {
  const { db } = context
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
  const courseDevId = await requireEditableCourse(context, part?.course_id ?? query['course-id'] ?? '')
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
