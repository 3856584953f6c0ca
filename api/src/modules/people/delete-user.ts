import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { forgetPerson } from '../accounts/personal/personal-data.ts'

/** @throws ApiError cannot_change_yourself */
export const requireSomebodyElse = ({ actor }: Pick<ActorContext, 'actor'>, userId: string): void => {
  if (userId.toLowerCase() === actor.user_id) throw new ApiError('cannot_change_yourself')
}

/**
 * Deletes somebody's account; what they made for others passes to the admin at hand.
 * @throws ApiError not_found
 */
export const deleteUser = async (context: ActorContext, userId: string): Promise<void> => {
  const user = await context.db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  await forgetPerson(context, { userId: user.id, heirId: context.actor.user_id })
}
