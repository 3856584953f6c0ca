import type { CallAnswer, CallQuery, accessCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lockOwnAccess, requireOwnAccess } from './access.policy.ts'

type Pair = { 'access-id': string; 'society-id': string }

/** The societies an access serves, by name. @throws ApiError not_found */
export const listAccessSocieties = async (
  context: ActorContext,
  query: CallQuery<typeof accessCalls.listAccessSocieties>,
): Promise<CallAnswer<typeof accessCalls.listAccessSocieties>> => {
  await requireOwnAccess(context, query['access-id'])
  const matching = context.db
    .selectFrom('access_societies')
    .innerJoin('societies', 'societies.id', 'access_societies.society_id')
    .where('access_societies.access_id', '=', query['access-id'])
    .where('societies.deleted_at', 'is', null)
  const { rows, total } = await pageOf(
    matching
      .select(['societies.id', 'societies.name', 'access_societies.created_at'])
      .select((eb) =>
        eb
          .selectFrom('users')
          .whereRef('users.society_id', '=', 'societies.id')
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('members'),
      )
      .orderBy('societies.name')
      .orderBy('societies.id'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      members: row.members ?? 0,
      added_at: row.created_at.toISOString(),
    })),
    total,
  }
}

/**
 * Lets an access serve a society.
 * @throws ApiError not_found, conflict when it serves single people, already_in_access
 */
export const addAccessSociety = async (context: ActorContext, query: Pair): Promise<void> => {
  const access = await lockOwnAccess(context, query['access-id'])
  const society = await context.db
    .selectFrom('societies')
    .select('id')
    .where('id', '=', query['society-id'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  if (!access.for_societies) throw new ApiError('conflict', { reason: 'the access serves single people' })
  const added = await context.db
    .insertInto('access_societies')
    .values({ access_id: access.id, society_id: society.id, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('society_id')
    .executeTakeFirst()
  if (!added) throw new ApiError('already_in_access')
}

/** Takes an access from a society. @throws ApiError not_found */
export const removeAccessSociety = async (context: ActorContext, query: Pair): Promise<void> => {
  await requireOwnAccess(context, query['access-id'])
  const removed = await context.db
    .deleteFrom('access_societies')
    .where('access_id', '=', query['access-id'])
    .where('society_id', '=', query['society-id'])
    .returning('society_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
}
