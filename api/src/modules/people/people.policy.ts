import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** @throws ApiError cannot_change_yourself */
export const requireSomebodyElse = ({ actor }: Pick<ActorContext, 'actor'>, userId: string): void => {
  if (userId === actor.user_id) throw new ApiError('cannot_change_yourself')
}
