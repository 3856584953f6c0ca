import type { Actor, ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** An access is managed by its owner and by admins. */
export const mayManage = (actor: Actor | null, ownerId: string): boolean =>
  actor !== null && (actor.is_admin || (actor.is_course_creator && actor.user_id === ownerId))

/** The access, if the person may manage it. @throws ApiError not_found, also for somebody else's */
export const requireOwnAccess = async ({ db, actor }: ActorContext, accessId: string) => {
  const access = await db.selectFrom('accesses').selectAll().where('id', '=', accessId).executeTakeFirst()
  if (!access || !mayManage(actor, access.owner_id)) throw new ApiError('not_found')
  return access
}

/** The same, locked until the end of the transaction: whom it serves does not change meanwhile. */
export const lockOwnAccess = async (context: ActorContext, accessId: string) => {
  await context.db.selectFrom('accesses').select('id').where('id', '=', accessId).forNoKeyUpdate().execute()
  return requireOwnAccess(context, accessId)
}

/** The access of this id, for everybody who has its address. @throws ApiError not_found */
export const requireAccess = async ({ db }: Pick<Context, 'db'>, accessId: string) => {
  const access = await db.selectFrom('accesses').selectAll().where('id', '=', accessId).executeTakeFirst()
  if (!access) throw new ApiError('not_found')
  return access
}
