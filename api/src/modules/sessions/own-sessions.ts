import type { CallAnswer, sessionCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { personAskedFor } from '../people/person-asked-for.ts'

/**
 * Where somebody is logged in, the last used first. The key is the hash of the session id, which opens nothing.
 * @throws ApiError not_found for anybody else's, unless an admin asks
 */
export const listOwnSessions = async (
  context: ActorContext,
  userId: string | undefined,
): Promise<CallAnswer<typeof sessionCalls.listOwnSessions>> => {
  const { db, actor, clock } = context
  const whose = await personAskedFor(context, userId)
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', whose)
    .where('expires_at', '>', clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .execute()
  const current = actor.session_hash?.toString('hex')
  const items = rows.map(({ id_hash, ...row }) => {
    const key = Buffer.from(id_hash).toString('hex')
    return {
      key,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      current: key === current,
    }
  })
  return { items, total: items.length }
}

/**
 * Ends one of the own sessions.
 * @throws ApiError not_found for one that is over or somebody else's
 */
export const endOwnSession = async ({ db, actor }: ActorContext, key: string): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', Buffer.from(key, 'hex'))
    .where('user_id', '=', actor.user_id)
    .returning('user_id')
    .executeTakeFirst()
  if (!ended) throw new ApiError('not_found')
}
