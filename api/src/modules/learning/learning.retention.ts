import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Which seconds somebody watched; that a lecture is done, and how much of it was, stays. */
export const watchedRetention: RetentionPart = retentionOfRows({
  kind: 'watched_seconds',
  table: 'lecture_progress',
  of: sql`watched <> '{}'::nummultirange and exists (
    select from participations where participations.id = lecture_progress.participation_id and finished_at is not null)`,
  due: ({ cutoff }) => sql`reported_at < ${cutoff} and exists (
    select from participations where participations.id = lecture_progress.participation_id and finished_at < ${cutoff})`,
  instead: sql`watched = '{}', position_seconds = 0`,
})
