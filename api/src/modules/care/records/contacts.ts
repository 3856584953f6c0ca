import type {
  CallAnswer,
  CallBody,
  CallQuery,
  CareContact,
  careRecordCalls,
} from '@kursportal/shared/contract'
import { berlinDay, nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { ledCourse } from '../care.policy.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { requireParticipants } from './participants.ts'

const contactRows = ({ db }: ActorContext) =>
  db
    .selectFrom('care_contacts as contact')
    .leftJoin('users', 'users.id', 'contact.entered_by')
    .select([
      'contact.id',
      'kind',
      'day',
      'minutes',
      'note',
      'contact.created_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof contactRows>['executeTakeFirstOrThrow']>>

const presentContact = ({ first_name, last_name, email, created_at, ...row }: Row): CareContact => ({
  ...row,
  entered_by:
    email === null ? '' : nameOrEmail({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
  entered_at: created_at.toISOString(),
})

/** Calls and conversations with somebody, latest first. @throws ApiError not_found */
export const listContacts = async (
  context: ActorContext,
  query: CallQuery<typeof careRecordCalls.listContacts>,
): Promise<CallAnswer<typeof careRecordCalls.listContacts>> => {
  const { course_id } = await ledCourse(context, query['course-id'])
  const { rows, total } = await pageOf(
    contactRows(context)
      .where('contact.course_id', '=', course_id)
      .where('contact.user_id', '=', query['user-id'])
      .orderBy('day', 'desc')
      .orderBy('contact.id', 'desc'),
    context.db
      .selectFrom('care_contacts')
      .where('course_id', '=', course_id)
      .where('user_id', '=', query['user-id']),
    query,
  )
  return { items: rows.map(presentContact), total }
}

/**
 * Enters a call or conversation with somebody who has begun the course.
 * @throws ApiError not_found; validation_failed for a day in the future
 */
export const enterContact = async (
  context: ActorContext,
  { course_id, ...contact }: CallBody<typeof careRecordCalls.enterContact>,
): Promise<CareContact> => {
  const { db, actor, clock } = context
  const course = await ledCourse(context, course_id)
  await requireParticipants(context, course_id, [contact.user_id])
  if (contact.day > berlinDay(clock.now()))
    throw new ApiError('validation_failed', [{ path: 'day', message: 'in the future' }])
  const id = newId()
  await db
    .insertInto('care_contacts')
    .values({ id, course_id, ...contact, entered_by: actor.user_id, created_at: clock.now() })
    .execute()
  const { user_id: userId, minutes } = contact
  await noteForAdmins(context, course, { userId, details: { contact: 'entered', minutes } })
  return presentContact(await contactRows(context).where('contact.id', '=', id).executeTakeFirstOrThrow())
}

/** Removes a contact that was entered by mistake. @throws ApiError not_found */
export const removeContact = async (context: ActorContext, id: string): Promise<void> => {
  const contact = await context.db
    .selectFrom('care_contacts')
    .select(['course_id', 'user_id', 'minutes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!contact) throw new ApiError('not_found')
  const course = await ledCourse(context, contact.course_id)
  await context.db.deleteFrom('care_contacts').where('id', '=', id).execute()
  const { user_id: userId, minutes } = contact
  await noteForAdmins(context, course, { userId, details: { contact: 'removed', minutes } })
}
