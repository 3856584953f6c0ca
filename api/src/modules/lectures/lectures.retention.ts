import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Drafts as they stood once; a way back like the bin, and for as long. */
export const draftVersionRetention: RetentionPart = retentionOfRows({
  kind: 'deleted_parts',
  table: 'draft_versions',
  due: ({ cutoff }) => sql`kept_at < ${cutoff}`,
})

/** Deleted chapters and lectures that can be put back until then. */
export const deletedPartRetention: RetentionPart = retentionOfRows({
  kind: 'deleted_parts',
  table: 'deleted_parts',
  due: ({ cutoff }) => sql`deleted_at < ${cutoff}`,
})
