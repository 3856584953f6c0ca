import { createHash, randomBytes } from 'node:crypto'
import type { CalendarFeed } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'

/** 160 bits: nobody finds one by trying. */
const TOKEN_BYTES = 20

/** What a token is found by. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const addressOf = ({ config }: Pick<Context, 'config'>, token: string): string =>
  `${config.publicUrl}/api/calendar.ics?token=${token}`

/** The address of the own calendar, and when it was last asked for. */
export const readCalendarFeed = async (context: ActorContext): Promise<CalendarFeed> => {
  const feed = await context.db
    .selectFrom('calendar_feeds')
    .select(['token_encrypted', 'created_at', 'read_at'])
    .where('user_id', '=', context.actor.user_id)
    .executeTakeFirst()
  if (!feed) return { address: null, created_at: null, read_at: null }
  return {
    address: addressOf(context, context.secrets.decrypt(Buffer.from(feed.token_encrypted))),
    created_at: feed.created_at.toISOString(),
    read_at: feed.read_at?.toISOString() ?? null,
  }
}

/** Gives the own calendar a new address; the one it had is unknown from then on. */
export const renewCalendarFeed = async (context: ActorContext): Promise<CalendarFeed> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = {
    token_hash: hashOfToken(token),
    token_encrypted: context.secrets.encrypt(token),
    created_at: context.clock.now(),
    read_at: null,
  }
  await context.db
    .insertInto('calendar_feeds')
    .values({ user_id: context.actor.user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { address: addressOf(context, token), created_at: row.created_at.toISOString(), read_at: null }
}

/** Switches the own calendar off: its address is unknown from then on. */
export const endCalendarFeed = async ({ db, actor }: ActorContext): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', actor.user_id).execute()
}
