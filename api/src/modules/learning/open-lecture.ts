import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { presentLock } from './course-standing.ts'
import { findLecture } from './find-course.ts'
import { requireStart } from './start/read-start.ts'

/**
 * Opens a live lecture for a learner: checks that an access grants its course, that it is not locked and that what stands
 * before the course is confirmed, begins the participation with the first lecture, and notes when the lecture was first opened. Opening again writes nothing.
 * Everything that shows a lecture's content goes through here.
 * @throws ApiError not_found; locked with the reason and the date; start_not_confirmed
 */
export const openLecture = async (context: ActorContext, videoId: string) => {
  const found = await findLecture(context, videoId)
  const { tree, standing, lecture } = found
  const lock = standing.locks.get(videoId)
  if (lock) throw new ApiError('locked', presentLock(lock))
  await requireStart(context, tree)
  const participationId = tree.participation_id ?? (await beginParticipation(context, tree.outline.id))
  const now = context.clock.now()
  if (!lecture.opened_at) {
    await context.db
      .insertInto('lecture_progress')
      .values({ participation_id: participationId, video_id: videoId, opened_at: now, reported_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { ...found, participation_id: participationId }
}

/** Begins the first participation in a course; two first lectures opened at once begin one. */
const beginParticipation = async ({ db, actor, clock }: ActorContext, courseId: string): Promise<string> => {
  await db
    .insertInto('participations')
    .values({ id: newId(), user_id: actor.user_id, course_id: courseId, started_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('participations')
    .select('id')
    .where('user_id', '=', actor.user_id)
    .where('course_id', '=', courseId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
