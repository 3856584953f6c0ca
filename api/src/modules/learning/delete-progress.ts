import type { CallQuery, learningCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { sendTemplate } from '../templates/render-template.ts'

/**
 * Removes somebody's newest participation in a course with all its progress, notes it, and tells them where that is
 * wanted; earlier ones, certificates and counted finishes stay.
 * @throws ApiError not_found; edited_meanwhile when they began another than the one that was meant
 */
export const deleteProgress = async (
  context: ActorContext,
  query: CallQuery<typeof learningCalls.deleteCourseProgress>,
): Promise<void> => {
  const { db } = context
  const newest = await db
    .selectFrom('participations')
    .select(['id', 'number'])
    .where('user_id', '=', query['user-id'])
    .where('course_id', '=', query['course-id'])
    .orderBy('number', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!newest) throw new ApiError('not_found')
  const meant = query['participation-id']?.toLowerCase()
  if (meant !== undefined && meant !== newest.id) throw new ApiError('edited_meanwhile')
  await db.deleteFrom('participations').where('id', '=', newest.id).execute()
  // Who begins anew is asked anew; what was agreed to about the contract stays with it.
  await db
    .deleteFrom('start_confirmations')
    .where('user_id', '=', query['user-id'])
    .where('course_id', '=', query['course-id'])
    .where('number', '=', newest.number)
    .where('kind', '=', 'contraindications')
    .execute()
  await noteAdminAction(context, {
    action: 'progress_deleted',
    userId: query['user-id'],
    reason: query.reason,
    details: { course_id: query['course-id'], number: newest.number },
  })
  if (query.tell) await tellPerson(context, query)
}

/** Tells somebody that they may begin a course anew. */
const tellPerson = async (
  context: ActorContext,
  query: { 'user-id': string; 'course-id': string },
): Promise<void> => {
  const { db, config } = context
  const told = await db
    .selectFrom('users')
    .innerJoin('courses', (join) => join.on('courses.id', '=', query['course-id']))
    .select(['users.id', 'email', 'first_name', 'courses.title'])
    .where('users.id', '=', query['user-id'])
    .executeTakeFirstOrThrow()
  await sendTemplate(
    context,
    'progress-deleted',
    told.email,
    { first_name: told.first_name, course: told.title, link: `${config.publicUrl}/my-courses` },
    { userId: told.id },
  )
}
