import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Reports of content that were decided: who and what goes, what the counts of a year are made of stays. */
export const contentReportRetention: RetentionPart = retentionOfRows({
  kind: 'content_reports',
  table: 'content_reports',
  of: sql`state <> 'open' and (search_text <> '' or content <> '' or title <> '' or decision <> ''
    or author_id is not null or user_id is not null)`,
  due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
  instead: sql`name = '', email = '', explanation = '', title = '', content = '', decision = '', search_text = '',
    author_id = null, user_id = null`,
})
