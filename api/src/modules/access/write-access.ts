import type { Access, CallBody, accessCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireOwnCourse } from '../drafts/drafts.policy.ts'
import { lockOwnAccess } from './access.policy.ts'
import { presentAccess, settingsVersion } from './access.views.ts'
import { removeLandingFiles } from './landing-files.ts'

/** Creates an access that belongs to the person. @throws ApiError not_found for a course that is not theirs */
export const createAccess = async (
  context: ActorContext,
  body: CallBody<typeof accessCalls.createAccess>,
): Promise<Access> => {
  const { db, actor, clock } = context
  const id = newId()
  const now = clock.now()
  const drafts = new Set<string>()
  for (const courseId of body.course_ids ?? []) drafts.add(await requireOwnCourse(context, courseId))
  await db
    .insertInto('accesses')
    .values({
      id,
      owner_id: actor.user_id,
      name: body.name,
      for_societies: body.for_societies ?? false,
      created_at: now,
      updated_at: now,
      search_text: searchText(body.name),
    })
    .execute()
  if (drafts.size > 0) {
    await db
      .insertInto('access_courses')
      .values([...drafts].map((course_id) => ({ access_id: id, course_id, created_at: now })))
      .execute()
  }
  return presentAccess(context, id)
}

/**
 * Renames an access, says until when it lets people in, or switches whom it serves as long as it serves nobody.
 * @throws ApiError not_found, conflict, edited_meanwhile
 */
export const editAccess = async (
  context: ActorContext,
  accessId: string,
  { based_on, ...body }: CallBody<typeof accessCalls.editAccess>,
): Promise<Access> => {
  const { db, clock } = context
  const access = await lockOwnAccess(context, accessId)
  refuseStale(based_on, settingsVersion(access))
  if (body.for_societies !== undefined && body.for_societies !== access.for_societies) {
    const table = access.for_societies ? 'access_societies' : 'access_users'
    const served = await db
      .selectFrom(table)
      .select('access_id')
      .where('access_id', '=', accessId)
      .executeTakeFirst()
    if (served) throw new ApiError('conflict', { reason: 'the access serves somebody' })
  }
  await db
    .updateTable('accesses')
    .set({
      ...body,
      ...(body.name === undefined ? {} : { search_text: searchText(body.name) }),
      updated_at: clock.now(),
    })
    .where('id', '=', accessId)
    .execute()
  return presentAccess(context, accessId)
}

/** Removes an access; participations stay, and its link says that it has ended. @throws ApiError not_found */
export const deleteAccess = async (context: ActorContext, accessId: string): Promise<void> => {
  const { db, clock } = context
  const { id, owner_id } = await lockOwnAccess(context, accessId)
  await db.insertInto('removed_accesses').values({ id, owner_id, removed_at: clock.now() }).execute()
  await removeLandingFiles(context, id)
  await db.deleteFrom('accesses').where('id', '=', id).execute()
}
