import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Withdrawals that were decided; the courses they took stay taken. */
export const withdrawalRetention: RetentionPart = retentionOfRows({
  kind: 'withdrawals',
  table: 'withdrawals',
  of: sql`state <> 'open'`,
  due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
})
