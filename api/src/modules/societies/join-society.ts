import type { CallAnswer, CallBody, societyPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findReferral } from './referral.ts'
import { requireInviting } from './societies.policy.ts'

/**
 * Joins the society that a link or a short word names, for who belongs to none. What was finished before does not count.
 * @throws ApiError not_found, already_in_society with the name of it, own_link; validation_failed without either, or both
 */
export const joinSociety = async (
  context: ActorContext,
  { society_id, code }: CallBody<typeof societyPeopleCalls.joinSociety>,
): Promise<CallAnswer<typeof societyPeopleCalls.joinSociety>> => {
  if ((society_id === undefined) === (code === undefined))
    throw new ApiError('validation_failed', [{ path: 'code', message: 'one of link and word' }])
  const named = society_id ?? (await findReferral(context, code ?? '')).id
  const { id, name, is_community, owner_id } = await requireInviting(context, named)
  const { db, actor, clock } = context
  if (!is_community && owner_id === actor.user_id) throw new ApiError('own_link')
  const person = await db
    .selectFrom('users')
    .leftJoin('societies', 'societies.id', 'users.society_id')
    .select(['societies.name', 'societies.id', 'societies.deleted_at'])
    .where('users.id', '=', actor.user_id)
    .forUpdate('users')
    .executeTakeFirstOrThrow()
  if (person.id === id) return { id, name, is_community }
  if (person.id !== null && person.deleted_at === null)
    throw new ApiError('already_in_society', { name: person.name })
  await db
    .updateTable('users')
    .set({ society_id: id, society_since: clock.now(), updated_at: clock.now() })
    .where('id', '=', actor.user_id)
    .execute()
  return { id, name, is_community }
}
