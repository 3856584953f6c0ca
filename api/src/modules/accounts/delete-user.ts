import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireLapseAccepted } from './leading.ts'
import { forgetPerson } from './personal-data.ts'

/**
 * Deletes somebody's account; what they made for others passes to the admin at hand.
 * @throws ApiError not_found, leads_society
 */
export const deleteUser = async (context: ActorContext, userId: string, letLapse = false): Promise<void> => {
  const user = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  await requireLapseAccepted(context, user.id, letLapse)
  await noteAdminAction(context, { action: 'person_deleted', userId: user.id })
  await forgetPerson(context, { userId: user.id, heirId: context.actor.user_id })
}
