import { sql } from 'kysely'
import type { readActions } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from './note-admin-action.ts'

/** A page that was opened reads more than once, and again when its window is come back to: one line for all of it. */
const OPENING_MINUTES = 30

type Read = {
  action: (typeof readActions)[number]
  /** Whose data; of many people where it is left out. */
  userId?: string
  /** What of it, by its name, such as the number of a certificate. */
  subject?: string
}

/** Notes that an admin looked at somebody's data, once an opening; nobody is noted about themselves. */
export const noteRead = async (
  { db, clock, actor }: Pick<ActorContext, 'db' | 'clock' | 'actor'>,
  { action, userId, subject = '' }: Read,
): Promise<void> => {
  if (!actor.is_admin || userId === actor.user_id) return
  const opened = new Date(clock.now().getTime() - OPENING_MINUTES * 60_000)
  await db.transaction().execute(async (transaction) => {
    // The calls of one page come at the same moment: without the lock each would find nothing noted yet.
    await sql`select pg_advisory_xact_lock(hashtext(${`read ${actor.user_id}`}), hashtext(${userId ?? action}))`.execute(
      transaction,
    )
    const noted = await transaction
      .selectFrom('admin_log')
      .select('id')
      .where('user_id', 'is not distinct from', userId ?? null)
      .where('admin_id', '=', actor.user_id)
      .where('action', '=', action)
      .where('subject', '=', subject)
      .where('at', '>', opened)
      .limit(1)
      .executeTakeFirst()
    if (!noted)
      await noteAdminAction({ db: transaction, clock, actor }, { action, subject, ...(userId && { userId }) })
  })
}
