import type { CoursePause } from '@kursportal/shared/contract'
import { berlinDay, endPauseOn, pauseOn } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { lockCourse, presentPauses } from './pauses.views.ts'

/**
 * Ends the pause of a course that runs, today; the rest of its days is given back. Without one nothing happens.
 * @throws ApiError not_found
 */
export const endCoursePause = async (context: ActorContext, courseId: string): Promise<CoursePause> => {
  const { db, clock } = context
  const tree = await lockCourse(context, courseId)
  const today = berlinDay(clock.now())
  const running = pauseOn(today, tree.pauses)
  const pauses = endPauseOn(today, tree.pauses)
  if (running && tree.participation_id) {
    const shortened = pauses.find(({ from }) => from === running.from)
    const row = { participation_id: tree.participation_id, from_day: running.from }
    await (shortened
      ? db
          .updateTable('course_pauses')
          .set({ until_day: shortened.until })
          .where((eb) => eb.and(row))
          .execute()
      : db
          .deleteFrom('course_pauses')
          .where((eb) => eb.and(row))
          .execute())
  }
  return presentPauses({ ...tree, pauses }, today)
}
