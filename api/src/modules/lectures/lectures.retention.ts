import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Deleted chapters and lectures that can be put back until then. */
export const deletedPartRetention: RetentionPart = retentionOfRows({
  kind: 'deleted_parts',
  table: 'deleted_parts',
  due: ({ cutoff }) => sql`deleted_at < ${cutoff}`,
})
