import { berlinDay } from '@kursportal/shared/domain'
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

/**
 * The access of this id, for everybody who has its address.
 * @throws ApiError not_found; access_ended when it was removed, with the name of whom to ask
 */
export const requireAccess = async ({ db }: Pick<Context, 'db'>, accessId: string) => {
  const access = await db.selectFrom('accesses').selectAll().where('id', '=', accessId).executeTakeFirst()
  if (access) return access
  const removed = await db
    .selectFrom('removed_accesses')
    .leftJoin('users as owner', 'owner.id', 'removed_accesses.owner_id')
    .select(['owner.first_name', 'owner.last_name'])
    .where('removed_accesses.id', '=', accessId)
    .executeTakeFirst()
  if (removed) throw new ApiError('access_ended', { ask: publicName(removed) })
  throw new ApiError('not_found')
}

/** Whether the page of an access lets nobody in any more: its last day, in Germany, is over. */
export const hasEnded = ({ clock }: Pick<Context, 'clock'>, access: { open_until: string | null }): boolean =>
  access.open_until !== null && berlinDay(clock.now()) > access.open_until

/** Somebody's name as a public page may say it; null without one, since an address is nobody else's business. */
export const publicName = (person: { first_name: string | null; last_name: string | null }): string | null =>
  `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() || null
