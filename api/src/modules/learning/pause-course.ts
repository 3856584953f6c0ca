import type { CallBody, CoursePause, pauseCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockCourse, plannedPause, presentPauses } from './pauses.views.ts'

/**
 * Pauses a course from today on: what is not open yet moves on by the length (decision 0450).
 * @throws ApiError not_found, pause_not_possible, pause_day_not_possible
 */
export const pauseCourse = async (
  context: ActorContext,
  { course_id, until }: CallBody<typeof pauseCalls.pauseCourse>,
): Promise<CoursePause> => {
  const tree = await lockCourse(context, course_id)
  const { participation_id } = tree
  const now = context.clock.now()
  const today = berlinDay(now)
  const planned = plannedPause(tree, today, until)
  if (!participation_id) throw new ApiError('pause_not_possible')
  await context.db
    .insertInto('course_pauses')
    .values({ participation_id, from_day: planned.from, until_day: planned.until, created_at: now })
    .execute()
  return presentPauses({ ...tree, pauses: [...tree.pauses, planned] }, today)
}
