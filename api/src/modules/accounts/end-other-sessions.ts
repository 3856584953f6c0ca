import { endSessionsOf } from '../../platform/auth/sessions.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/**
 * Logs whoever asks out everywhere else; an admin logs somebody out everywhere, which is noted.
 * @throws ApiError not_found for somebody else, unless an admin asks
 */
export const endOtherSessions = async (
  context: ActorContext,
  userId: string | undefined,
): Promise<{ ended: number }> => {
  const { actor, db } = context
  if (userId === undefined || userId === actor.user_id)
    return { ended: await endSessionsOf(context, actor.user_id, actor.session_hash) }
  const person = actor.is_admin
    ? await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
    : undefined
  if (!person) throw new ApiError('not_found')
  const ended = await endSessionsOf(context, person.id)
  await noteAdminAction(context, { action: 'sessions_ended', userId: person.id, details: { count: ended } })
  return { ended }
}
