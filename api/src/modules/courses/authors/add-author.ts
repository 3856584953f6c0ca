import type { CourseAuthors } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { noteAdminAction } from '../../audit-log/note-admin-action.ts'
import { requireOwnCourse } from '../../drafts/drafts.policy.ts'
import { authorsOf } from './authors.views.ts'

/** As many people make one course together. */
const MOST_AUTHORS = 20

/**
 * Lets another course creator change a course.
 * @throws ApiError not_found; no_such_creator also for an address nobody has, so that nobody learns who is registered;
 * already_author also for the owner; too_many_authors
 */
export const addAuthor = async (
  context: ActorContext,
  courseId: string,
  email: string,
): Promise<CourseAuthors> => {
  const { db, clock, actor } = context
  const draftId = await requireOwnCourse(context, courseId)
  const person = await db
    .selectFrom('users')
    .select(['id'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', normalizeEmail(email)))
    .where((eb) => eb.or([eb('is_course_creator', '=', true), eb('is_admin', '=', true)]))
    .executeTakeFirst()
  if (!person) throw new ApiError('no_such_creator')
  const { owner, authors } = await authorsOf(context, draftId)
  if (owner.id === person.id || authors.some(({ id }) => id === person.id))
    throw new ApiError('already_author')
  if (authors.length >= MOST_AUTHORS) throw new ApiError('too_many_authors', { most: MOST_AUTHORS })
  await db
    .insertInto('course_authors')
    .values({ course_id: draftId, user_id: person.id, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (owner.id !== actor.user_id)
    await noteAdminAction(context, {
      action: 'course_author_added',
      userId: person.id,
      details: { course_id: draftId },
    })
  return authorsOf(context, draftId)
}
