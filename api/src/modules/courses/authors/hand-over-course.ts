import type { CourseAuthors } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { requireOwnCourse } from '../../drafts/drafts.policy.ts'
import { authorsOf } from './authors.views.ts'

/**
 * Makes one of its authors the owner of a course, draft and live copy; who owned it stays as an author. Their accesses
 * stay with them.
 * @throws ApiError not_found, also for somebody who is no author of it; no_such_creator for one without the right by now
 */
export const handOverCourse = async (
  context: ActorContext,
  courseId: string,
  userId: string,
): Promise<CourseAuthors> => {
  const { db, clock, actor } = context
  const draftId = await requireOwnCourse(context, courseId)
  // Of two at once the second finds another owner.
  await db.selectFrom('courses').select('id').where('id', '=', draftId).forUpdate().execute()
  const { owner, authors } = await authorsOf(context, draftId)
  if (!authors.some(({ id }) => id === userId)) throw new ApiError('not_found')
  const person = await db
    .selectFrom('users')
    .select(['is_course_creator', 'is_admin'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!person.is_course_creator && !person.is_admin) throw new ApiError('no_such_creator')
  await db
    .updateTable('courses')
    .set({ owner_id: userId })
    .where((eb) => eb.or([eb('id', '=', draftId), eb('dev_id', '=', draftId)]))
    .execute()
  await db
    .deleteFrom('course_authors')
    .where('course_id', '=', draftId)
    .where('user_id', '=', userId)
    .execute()
  await db
    .insertInto('course_authors')
    .values({ course_id: draftId, user_id: owner.id, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (owner.id !== actor.user_id)
    await noteAdminAction(context, {
      action: 'course_handed_over',
      userId,
      details: { course_id: draftId, before: owner.id },
    })
  return authorsOf(context, draftId)
}
