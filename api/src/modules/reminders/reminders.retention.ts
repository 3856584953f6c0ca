import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** When people were reminded of their courses; whom it was goes with it. */
export const reminderRetention: RetentionPart = retentionOfRows({
  kind: 'reminder_runs',
  table: 'reminder_runs',
  due: ({ cutoff }) => sql`at < ${cutoff}`,
})
