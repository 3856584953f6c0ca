import type { CallQuery, DeletionReport, adminPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { deletionReportOf } from './deletion-report.ts'
import { requireLapseAccepted } from './leading.ts'
import { forgetPerson } from './personal-data.ts'

type Query = CallQuery<typeof adminPeopleCalls.deleteUser>

const farewellOf = async ({ db, actor }: ActorContext, query: Query, lock: boolean) => {
  const person = db.selectFrom('users').select('id').where('id', '=', query['user-id'])
  const user = await (lock ? person.forUpdate() : person).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  return { userId: user.id, heirId: query['heir-id'] ?? actor.user_id }
}

/**
 * What deleting somebody's account would do, in numbers.
 * @throws ApiError not_found, also for an heir who creates no courses
 */
export const previewDeletion = async (context: ActorContext, query: Query): Promise<DeletionReport> => {
  const farewell = await farewellOf(context, query, false)
  await noteRead(context, { action: 'person_viewed', userId: farewell.userId })
  return deletionReportOf(context, farewell)
}

/**
 * Deletes somebody's account and says what that did; what they made for others passes to the heir, or the admin at hand.
 * @throws ApiError not_found, leads_society; edited_meanwhile when something else would happen than what was announced
 */
export const deleteUser = async (context: ActorContext, query: Query): Promise<DeletionReport> => {
  const farewell = await farewellOf(context, query, true)
  const report = await deletionReportOf(context, farewell)
  refuseStale(query['based-on'], { version: report.version, edited: null })
  await requireLapseAccepted(context, farewell.userId, { accepted: query['let-lapse'] ?? false })
  const { goes, stays, passes } = report
  await noteAdminAction(context, {
    action: 'person_deleted',
    userId: farewell.userId,
    reason: query.reason,
    details: { goes, stays, courses: passes.courses, accesses: passes.accesses, heir_id: passes.to.id },
  })
  await forgetPerson(context, farewell)
  return report
}
