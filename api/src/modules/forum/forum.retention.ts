import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** What is left of deleted posts, and reports that were decided. The first post of a topic holds up those below it. */
export const forumRetention: readonly RetentionPart[] = [
  // Before the reports: a place that is reported waits for a night more, as it was not announced.
  retentionOfRows({
    kind: 'forum_placeholders',
    table: 'forum_posts',
    of: sql`deleted_at is not null and not opening`,
    due: ({ cutoff }) => sql`deleted_at < ${cutoff}
      and not exists (select from forum_reports where forum_reports.post_id = forum_posts.id)`,
  }),
  retentionOfRows({
    kind: 'forum_reports',
    table: 'forum_reports',
    of: sql`state <> 'open'`,
    due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
  }),
]
