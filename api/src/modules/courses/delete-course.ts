import type { ActorContext } from '../../platform/context.ts'
import { requireOwnCourse } from './courses.policy.ts'

/**
 * Removes a course, draft and live copy. Once somebody has begun it, it only disappears from every list, so that
 * participations and certificates stay.
 * @throws ApiError not_found
 */
export const deleteCourse = async (context: ActorContext, courseId: string): Promise<void> => {
  const { db, clock } = context
  const draftId = await requireOwnCourse(context, courseId)
  const begun = await db
    .selectFrom('participations')
    .innerJoin('courses', 'courses.id', 'participations.course_id')
    .select('participations.id')
    .where('courses.dev_id', '=', draftId)
    .limit(1)
    .executeTakeFirst()
  if (!begun) {
    await db.deleteFrom('courses').where('id', '=', draftId).execute()
    return
  }
  await db
    .updateTable('courses')
    .set({ retired_at: clock.now(), going_live_since: null })
    .where((eb) => eb.or([eb('id', '=', draftId), eb('dev_id', '=', draftId)]))
    .execute()
}
