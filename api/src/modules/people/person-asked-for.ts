import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteRead } from '../audit-log/note-read.ts'

/**
 * Whose data a call is about that people ask for themselves and admins for anybody: the actor where nobody is named. An
 * admin who looks at somebody leaves a line in the log.
 * @throws ApiError not_found for somebody else's, as if they did not exist, and for who is gone
 */
export const personAskedFor = async (context: ActorContext, userId: string | undefined): Promise<string> => {
  const { actor, db } = context
  if (userId === undefined || userId === actor.user_id) return actor.user_id
  const known = actor.is_admin
    ? await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined
  if (!known) throw new ApiError('not_found')
  await noteRead(context, { action: 'person_viewed', userId: known.id })
  return known.id
}
