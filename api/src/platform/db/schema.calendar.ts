import type { Instant } from './columns.ts'

/** The secret addresses of calendars (see schema.ts). */
type CalendarFeedsTable = {
  user_id: string
  token_hash: Buffer
  token_encrypted: Buffer
  created_at: Instant
  read_at: Instant | null
}

export type CalendarSchema = { calendar_feeds: CalendarFeedsTable }
