import { sql } from 'kysely'
import type { CallAnswer, societyCalls } from '@kursportal/shared/contract'
import { berlinDay, normalizeReferralCode } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireInviting } from './societies.policy.ts'

/**
 * Who invites, for the page a referral link opens. The link is the invitation: whoever has it may see the name.
 * @throws ApiError not_found
 */
export const readReferral = async (
  context: Context,
  societyId: string,
): Promise<CallAnswer<typeof societyCalls.readReferral>> => {
  const { id, name, is_community } = await requireInviting(context, societyId)
  const { referral_code } = await context.db
    .selectFrom('societies')
    .select('referral_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, name, is_community, referral_code }
}

/**
 * Who invites, by the short word on a flyer, however it is typed.
 * @throws ApiError not_found
 */
export const findReferral = async (
  context: Context,
  typed: string,
): Promise<CallAnswer<typeof societyCalls.findReferral>> => {
  const society = await context.db
    .selectFrom('societies')
    .select('id')
    .where('referral_code', '=', normalizeReferralCode(typed))
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  return readReferral(context, society.id)
}

/**
 * Counts that a referral link was opened; nothing about the visitor.
 * @throws ApiError not_found
 */
export const countReferralVisit = async (context: Context, societyId: string): Promise<void> => {
  const { id } = await requireInviting(context, societyId)
  await context.db
    .insertInto('society_visits')
    .values({ society_id: id, day: berlinDay(context.clock.now()), visits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['society_id', 'day']).doUpdateSet({ visits: sql`society_visits.visits + 1` }),
    )
    .execute()
}
