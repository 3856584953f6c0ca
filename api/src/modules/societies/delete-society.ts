import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireSociety } from './societies.policy.ts'
import { lockSociety } from './lock-society.ts'

/**
 * Removes a society that has nobody left and no payout under way. Its ledger stays, so the row does too.
 * @throws ApiError not_found, society_not_empty with what is in the way
 */
export const deleteSociety = async (context: ActorContext, societyId: string): Promise<void> => {
  const { db, clock } = context
  const { id } = await requireSociety(context, societyId)
  await lockSociety(context, id)
  const inTheWay = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('users')
        .where('society_id', '=', id)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('members'),
      eb
        .selectFrom('society_admins')
        .where('society_id', '=', id)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('admins'),
      eb
        .selectFrom('payout_requests')
        .where('society_id', '=', id)
        .where('state', '=', 'requested')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('open_requests'),
    ])
    .executeTakeFirstOrThrow()
  if (Object.values(inTheWay).some((count) => count !== 0)) throw new ApiError('society_not_empty', inTheWay)
  await db.updateTable('societies').set({ deleted_at: clock.now() }).where('id', '=', id).execute()
  await db.deleteFrom('access_societies').where('society_id', '=', id).execute()
  await noteAdminAction(context, { action: 'society_removed', societyId: id })
}
