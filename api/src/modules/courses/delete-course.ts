import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { removeProofsOf } from '../certifications/remove-proofs.ts'
import { requireOwnCourse } from '../drafts/drafts.policy.ts'
import { notGoingLive } from './publish-course.ts'

/**
 * Removes a course, draft and live copy, unless somebody is in the middle of it. Once somebody has finished it, it only
 * disappears from every list, so that participations and certificates stay.
 * @throws ApiError not_found, course_in_use with how many people are in it
 */
export const deleteCourse = async (context: ActorContext, courseId: string): Promise<void> => {
  const { db, clock } = context
  const draftId = await requireOwnCourse(context, courseId)
  // Whoever begins the course at this moment waits for this, or is counted.
  const rows = await db
    .selectFrom('courses')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', draftId), eb('dev_id', '=', draftId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const { running, finished } = await db
    .selectFrom('participations')
    .select((eb) => [
      eb.fn.count<number>('user_id').distinct().filterWhere('finished_at', 'is', null).as('running'),
      eb.fn.count<number>('user_id').distinct().filterWhere('finished_at', 'is not', null).as('finished'),
    ])
    .where('course_id', '=', sql<string>`any(${sql.val(rows.map(({ id }) => id))}::uuid[])`)
    .executeTakeFirstOrThrow()
  if (running > 0) throw new ApiError('course_in_use', { running })
  // Nobody can open them any more, so their files do not stay either.
  await removeProofsOf(context, draftId)
  if (finished === 0) {
    await db.deleteFrom('courses').where('id', '=', draftId).execute()
    return
  }
  await db
    .updateTable('courses')
    .set({ retired_at: clock.now(), ...notGoingLive })
    .where((eb) => eb.or([eb('id', '=', draftId), eb('dev_id', '=', draftId)]))
    .execute()
}
