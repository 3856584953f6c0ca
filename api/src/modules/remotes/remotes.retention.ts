import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** What browsers told of releases that failed. */
export const voteRetention: RetentionPart = retentionOfRows({
  kind: 'remote_votes',
  table: 'remote_votes',
  due: ({ cutoff }) => sql`last_at < ${cutoff}`,
})

/** What went wrong in browsers. */
export const errorRetention: RetentionPart = retentionOfRows({
  kind: 'remote_errors',
  table: 'remote_errors',
  due: ({ cutoff }) => sql`last_at < ${cutoff}`,
})
