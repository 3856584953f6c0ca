import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Attempts with what was answered; that a quiz was passed stays with the lecture. */
export const quizRetention: RetentionPart = retentionOfRows({
  kind: 'quiz_answers',
  table: 'quiz_attempts',
  due: ({ cutoff }) => sql`coalesce(submitted_at, started_at) < ${cutoff}`,
})
