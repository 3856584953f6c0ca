import type { CallQuery, CoursePause, pauseCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { findCourse } from './find-course.ts'
import { comingOpenings, plannedPause, presentPauses } from './pauses.views.ts'

/**
 * Whether a course can be paused, and when its chapters open; with a last day, when they would open.
 * @throws ApiError not_found; with a last day pause_not_possible, pause_day_not_possible
 */
export const readCoursePause = async (
  context: ActorContext,
  query: CallQuery<typeof pauseCalls.readCoursePause>,
): Promise<CoursePause> => {
  const { tree } = await findCourse(context, query['course-id'])
  const today = berlinDay(context.clock.now())
  const now = presentPauses(tree, today)
  if (query.until === undefined) return now
  const planned = plannedPause(tree, today, query.until)
  return { ...now, openings: comingOpenings(tree, [...tree.pauses, planned], today) }
}
