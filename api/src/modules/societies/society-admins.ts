import type { CallAnswer, CallQuery, societyCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
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
 * Lets somebody lead a society.
 * @throws ApiError not_found, society_admin_exists
 */
export const addSocietyAdmin = async (context: Context, ids: AdminIds): Promise<void> => {
  const society = await requireSociety(context, ids['society-id'])
  const person = await requirePerson(context, ids['user-id'])
  const added = await context.db
    .insertInto('society_admins')
    .values({ society_id: society.id, user_id: person.id, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!added) throw new ApiError('society_admin_exists')
}

/**
 * Somebody leads a society no more.
 * @throws ApiError not_found
 */
export const removeSocietyAdmin = async (context: Context, ids: AdminIds): Promise<void> => {
  const removed = await context.db
    .deleteFrom('society_admins')
    .where('society_id', '=', ids['society-id'])
    .where('user_id', '=', ids['user-id'])
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
}
