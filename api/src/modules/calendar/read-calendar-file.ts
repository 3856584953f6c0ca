import type { ActorContext } from '../../platform/context.ts'
import { berlinDay } from '@kursportal/shared/domain'
import { findCourse } from '../learning/find-course.ts'
import { courseEntries } from './course-entries.ts'
import { writeCalendar } from './write-calendar.ts'

/** The next day on which a chapter of a course opens, as a file; an empty one where none is known. @throws ApiError not_found */
export const readCalendarFile = async (context: ActorContext, courseId: string): Promise<string> => {
  const { tree } = await findCourse(context, courseId)
  const now = context.clock.now()
  const next = courseEntries(tree, now).find(
    ({ kind, state, day }) => kind === 'unit' && state === 'planned' && day > berlinDay(now),
  )
  return writeCalendar(context, tree.outline.title, next ? [{ ...next, revision: 0 }] : [])
}
