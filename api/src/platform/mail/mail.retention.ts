import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../retention.ts'

/** Mails that were sent, kept in the outbox of a development platform, or given up. */
export const mailRetention: RetentionPart = retentionOfRows({
  kind: 'sent_mails',
  table: 'mails',
  of: sql`state <> 'queued'`,
  due: ({ cutoff }) => sql`created_at < ${cutoff}`,
})
