import { sql } from 'kysely'
import type { Participation } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { standingAttendance } from './course-standing.ts'
import { findCourse } from './find-course.ts'
import { keepTerms } from './participation-terms.ts'
import { presentParticipation } from './participations.views.ts'

/**
 * Finishes a participation when every live lecture is done; a stored fact from then on. The row is locked first, so that
 * the last two lectures done at the same time do not miss each other; not for its key, which a lecture that is just
 * being opened refers to: two that both wait for the other's would never end.
 * @returns whether it is finished
 */
export const finishIfDone = async (context: Context, participationId: string): Promise<boolean> => {
  const { db, clock } = context
  const participation = await db
    .selectFrom('participations')
    .select('finished_at')
    .where('id', '=', participationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (participation.finished_at) return true
  const finished = await sql`
    update participations set finished_at = ${clock.now()}
    where id = ${participationId} and (
      select count(*) > 0 and count(*) = count(lecture_progress.done_at)
      from videos
      left join lecture_progress
        on lecture_progress.video_id = videos.id and lecture_progress.participation_id = participations.id
      where videos.course_id = participations.course_id and videos.retired_at is null)
    returning id`.execute(db)
  if (finished.rows.length === 0) return false
  await keepTerms(context, participationId)
  return true
}

/**
 * Finishes the current participation in a course once as much of it was attended as its rule of participation asks for;
 * what was attended is kept with it. Finishing again answers the same.
 * @throws ApiError not_found, course_not_finished
 */
export const finishCourse = async (context: ActorContext, courseId: string): Promise<Participation> => {
  const { participation_id: id } = (await findCourse(context, courseId)).tree
  if (!id) throw new ApiError('course_not_finished')
  if (!(await finishIfDone(context, id))) await finishEarly(context, courseId, id)
  return presentParticipation(context, id)
}

/** The participation is locked by now, so that what is read of it is what is kept. */
const finishEarly = async (context: ActorContext, courseId: string, id: string): Promise<void> => {
  const { tree } = await findCourse(context, courseId)
  const { attended, offered, missing } = standingAttendance(tree)
  if (missing > 0) throw new ApiError('course_not_finished')
  await context.db
    .updateTable('participations')
    .set({ finished_at: context.clock.now(), attended, attended_of: offered })
    .where('id', '=', id)
    .execute()
  await keepTerms(context, id)
}
