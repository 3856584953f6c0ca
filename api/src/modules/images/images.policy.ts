import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Only one's own pictures may be used (admins: all), so that nobody learns of or takes somebody else's.
 * @throws ApiError not_found
 */
export const requireOwnImage = async (
  { db, actor }: ActorContext,
  imageId: string | null | undefined,
): Promise<void> => {
  if (!imageId) return
  let query = db.selectFrom('images').select('id').where('id', '=', imageId)
  if (!actor.is_admin) query = query.where('owner_id', '=', actor.user_id)
  if (!(await query.executeTakeFirst())) throw new ApiError('not_found')
}
