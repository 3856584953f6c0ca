import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Society } from '@kursportal/shared/contract'
import type { Actor, Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** What the policy has to know about a society. */
export type LedSociety = { id: string; name: string; is_community: boolean; owner_id: string | null }

type OnSocieties = ExpressionBuilder<Schema, 'societies'>

/** Condition: the person leads the society, as its owner or one of its admins. */
export const isLedBy = (eb: OnSocieties, userId: string): Expression<SqlBool> =>
  eb.or([
    eb('societies.owner_id', '=', userId),
    eb.exists(
      eb
        .selectFrom('society_admins')
        .select('society_admins.user_id')
        .whereRef('society_admins.society_id', '=', 'societies.id')
        .where('society_admins.user_id', '=', userId),
    ),
  ])

/**
 * The society, when the person leads it or is a platform admin. Somebody else's is as if it did not exist.
 * @throws ApiError not_found
 */
export const requireLedSociety = async (
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  societyId: string,
): Promise<LedSociety> => {
  let query = db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id'])
    .where('id', '=', societyId)
    .where('deleted_at', 'is', null)
  if (!actor.is_admin) query = query.where((eb) => isLedBy(eb, actor.user_id))
  const society = await query.executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  return society
}

/**
 * The society, for what only platform admins do (the route has checked that).
 * @throws ApiError not_found
 */
export const requireSociety = async ({ db }: Pick<Context, 'db'>, societyId: string): Promise<LedSociety> => {
  const society = await db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id'])
    .where('id', '=', societyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  return society
}

/** What somebody who may see a society may do with it. */
export const abilitiesOn = (actor: Actor): Society['abilities'] => ({
  edit: true,
  change_owner: actor.is_admin,
  manage_admins: actor.is_admin,
  manage_levels: actor.is_admin,
  request_payout: true,
  correct: actor.is_admin,
  delete: actor.is_admin,
})
