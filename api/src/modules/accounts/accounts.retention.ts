import { sql } from 'kysely'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** What expires by itself within hours or days of not being used. */
export const expiryRetention: readonly RetentionPart[] = [
  retentionOfRows({
    kind: 'sessions',
    table: 'sessions',
    due: ({ now }) => sql`expires_at < ${now}`,
  }),
  retentionOfRows({ kind: 'codes', table: 'codes', due: ({ now }) => sql`expires_at < ${now}` }),
  retentionOfRows({ kind: 'attempts', table: 'attempts', due: ({ now }) => sql`resets_at < ${now}` }),
  retentionOfRows({
    kind: 'idempotency_keys',
    table: 'idempotency_keys',
    due: ({ cutoff }) => sql`created_at < ${cutoff}`,
  }),
]
