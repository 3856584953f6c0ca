import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Society } from '@kursportal/shared/contract'
import type { Actor, Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readSettings } from '../settings/read-settings.ts'

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

/** Whether a society is meant that is there, or for admins also one that was removed: its books stay. */
type Which = { removedToo?: boolean }

/**
 * The society, when the person leads it or is a platform admin. Somebody else's is as if it did not exist.
 * @throws ApiError not_found
 */
export const requireLedSociety = async (
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  societyId: string,
  { removedToo = false }: Which = {},
): Promise<LedSociety> => {
  let query = db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id'])
    .where('id', '=', societyId)
  if (!(removedToo && actor.is_admin)) query = query.where('deleted_at', 'is', null)
  if (!actor.is_admin) query = query.where((eb) => isLedBy(eb, actor.user_id))
  const society = await query.executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  return society
}

/**
 * The one society a condition names, for who did not say which.
 * @throws ApiError not_found; validation_failed for several
 */
export const requireOnlySociety = async (
  { db }: Pick<Context, 'db'>,
  which: (eb: OnSocieties) => Expression<SqlBool>,
): Promise<LedSociety> => {
  const [society, another] = await db
    .selectFrom('societies')
    .select(['id', 'name', 'is_community', 'owner_id'])
    .where('deleted_at', 'is', null)
    .where(which)
    .limit(2)
    .execute()
  if (!society) throw new ApiError('not_found')
  if (another) {
    const message = 'say for which society: you have several'
    throw new ApiError('validation_failed', [{ path: 'society_id', message }])
  }
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

/**
 * Where an address of a society leads: to itself, or to the one it was merged into. Printed links outlive a merger; those of
 * communities lead nowhere while communities are not in use.
 * @throws ApiError not_found
 */
export const requireInviting = async (
  context: Pick<Context, 'db'>,
  societyId: string,
): Promise<LedSociety> => {
  const merged = await context.db
    .selectFrom('societies')
    .select('merged_into')
    .where('id', '=', societyId)
    .executeTakeFirst()
  const society = await requireSociety(context, merged?.merged_into ?? societyId)
  if (society.is_community && !(await readSettings(context)).communities) throw new ApiError('not_found')
  return society
}

/** What somebody who may see a society may do with it; with one that was removed nothing more is done. */
export const abilitiesOn = (actor: Actor, removed = false): Society['abilities'] => ({
  edit: !removed,
  change_owner: actor.is_admin && !removed,
  manage_admins: actor.is_admin && !removed,
  manage_levels: actor.is_admin && !removed,
  request_payout: !removed,
  correct: actor.is_admin && !removed,
  delete: actor.is_admin && !removed,
})
