import type { Participation, Redo } from '@kursportal/shared/contract'
import { berlinDay, mayBegin } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { redoOf } from './course-standing.ts'
import { findCourse } from './find-course.ts'
import { presentParticipation } from './participations.views.ts'

/** Whether and from when a finished course may be taken again. @throws ApiError not_found */
export const readRedo = async (context: ActorContext, courseId: string): Promise<Redo> => {
  const { tree } = await findCourse(context, courseId)
  return redoOf(tree, context.clock.now())
}

/**
 * Begins a new participation in which every lecture counts afresh; the earlier ones stay.
 * @throws ApiError not_found; redo_not_possible_yet while the current one is not finished or its year is not over;
 * course_closed once its certification is over
 */
export const redoCourse = async (context: ActorContext, courseId: string): Promise<Participation> => {
  const { db, actor, clock } = context
  const { tree } = await findCourse(context, courseId)
  if (!mayBegin(tree.outline, berlinDay(clock.now()))) throw new ApiError('course_closed')
  const { possible, possible_from } = redoOf(tree, clock.now())
  if (!tree.participation_id || !possible) throw new ApiError('redo_not_possible_yet', { possible_from })
  const id = newId()
  // Pressed twice, the second finds the number taken.
  const begun = await db
    .insertInto('participations')
    .values({
      id,
      user_id: actor.user_id,
      course_id: courseId,
      number: (tree.number ?? 1) + 1,
      started_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!begun) throw new ApiError('redo_not_possible_yet')
  return presentParticipation(context, id)
}
