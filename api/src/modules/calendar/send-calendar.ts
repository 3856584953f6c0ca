import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readSettings } from '../settings/read-settings.ts'
import { hashOfToken } from './calendar-feed.ts'
import { entriesOf } from './entries-of.ts'
import { writeCalendar } from './write-calendar.ts'

/** What was is kept for a month, so that a calendar does not lose it at once; a year is further than any plan. */
const SPAN = { before: 31, after: 366 }

/** That a calendar asked is noted at most this often. */
const NOTE_AFTER_MS = 60 * 60_000

/** The calendar of whoever has this token. @throws ApiError not_found */
export const sendCalendar = async (context: Context, token: string): Promise<string> => {
  const feed = await context.db
    .selectFrom('calendar_feeds')
    .select(['user_id', 'read_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!feed) throw new ApiError('not_found')
  const { name } = await readSettings(context)
  const entries = await entriesOf(context, feed.user_id, SPAN)
  await noteRead(context, feed)
  return writeCalendar(context, name, entries)
}

const noteRead = async (
  { db, clock }: Context,
  { user_id, read_at }: { user_id: string; read_at: Date | null },
): Promise<void> => {
  const now = clock.now()
  if (read_at && now.getTime() - read_at.getTime() < NOTE_AFTER_MS) return
  await db.updateTable('calendar_feeds').set({ read_at: now }).where('user_id', '=', user_id).execute()
}
