import type { RetentionKind } from '@kursportal/shared/domain'
import type { Instant, JsonDefault } from './columns.ts'

/** Runs that deleted what had been kept for its period (see schema.ts). */
export type RetentionRunsTable = {
  id: string
  begun_at: Instant
  started_by: string | null
  finished_at: Instant | null
  taken: JsonDefault<Partial<Record<RetentionKind, number>>>
  failed: JsonDefault<RetentionKind[]>
}

export type RetentionSchema = { retention_runs: RetentionRunsTable }
