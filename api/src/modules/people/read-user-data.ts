import type { CallAnswer, adminPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { collectPersonalData } from '../accounts/personal/personal-data.ts'

/**
 * Everything the platform knows about a person: oneself, or anybody for an admin.
 * @throws ApiError not_found
 */
export const readUserData = async (
  context: ActorContext,
  userId: string = context.actor.user_id,
): Promise<CallAnswer<typeof adminPeopleCalls.readUserData>> => {
  const { db, actor } = context
  const isOwn = userId.toLowerCase() === actor.user_id
  if (!isOwn && !actor.is_admin) throw new ApiError('not_found')
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  return {
    user_id: user.id,
    created_at: context.clock.now().toISOString(),
    sections: await collectPersonalData(context, user.id),
  }
}
