import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requirePerson } from './create-society.ts'
import { requireSociety } from './societies.policy.ts'
import { presentPerson } from './societies.views.ts'

/**
 * Who leads a society besides its owner, by name.
 * @throws ApiError not_found
 */
export const listSocietyAdmins = async (
  context: Context,
  query: CallQuery<typeof societyCalls.listSocietyAdmins>,
): Promise<CallAnswer<typeof societyCalls.listSocietyAdmins>> => {
  const { id } = await requireSociety(context, query.society_id)
  const matching = context.db
    .selectFrom('society_admins')
    .innerJoin('users', 'users.id', 'society_admins.user_id')
    .where('society_admins.society_id', '=', id)
  const { rows, total } = await pageOf(
    matching
      .select(['users.id', 'first_name', 'last_name', 'email'])
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('users.id'),
    matching,
    query,
  )
  return { items: rows.map(presentPerson), total }
}

type AdminIds = { 'society-id': string; 'user-id': string }

/**
 * Lets somebody lead a community besides its owner.
 * @throws ApiError not_found, society_not_community; society_admin_exists also for the owner
 */
export const addSocietyAdmin = async (context: ActorContext, ids: AdminIds): Promise<void> => {
  const society = await requireSociety(context, ids['society-id'])
  const person = await requirePerson(context, ids['user-id'])
  if (!society.is_community) throw new ApiError('society_not_community')
  if (society.owner_id === person.id) throw new ApiError('society_admin_exists')
  const added = await context.db
    .insertInto('society_admins')
    .values({ society_id: society.id, user_id: person.id, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!added) throw new ApiError('society_admin_exists')
  await noteAdminAction(context, {
    action: 'society_admin_added',
    userId: person.id,
    societyId: society.id,
  })
}

/**
 * Somebody leads a society no more.
 * @throws ApiError not_found
 */
export const removeSocietyAdmin = async (context: ActorContext, ids: AdminIds): Promise<void> => {
  const removed = await context.db
    .deleteFrom('society_admins')
    .where('society_id', '=', ids['society-id'])
    .where('user_id', '=', ids['user-id'])
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
  await noteAdminAction(context, {
    action: 'society_admin_removed',
    userId: removed.user_id,
    societyId: ids['society-id'],
  })
}
