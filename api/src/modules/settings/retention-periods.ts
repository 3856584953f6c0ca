import { sql } from 'kysely'
import { z } from 'zod'
import type { LastEdit } from '@kursportal/shared/contract'
import {
  retentionInForce,
  retentionKinds,
  type RetentionChoice,
  type RetentionKind,
  type RetentionPeriod,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { lastEditOf } from '../../platform/edits.ts'

/** The setting that holds how long what is kept, where an operator decided about it. */
const RETENTION_KEY = 'retention'

const stored = z.partialRecord(z.enum(retentionKinds), z.object({ on: z.boolean(), count: z.int().min(0) }))

/** What holds for a kind of data, and whether it is deleted at all. */
export type RetentionInForce = Record<RetentionKind, RetentionPeriod & { on: boolean }>

/** How long each kind of data is kept, and which decisions say so. */
export const readRetentionPeriods = async ({
  db,
}: Pick<Context, 'db'>): Promise<{ periods: RetentionInForce; version: string; edited: LastEdit }> => {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'updated_at', lastEditOf('settings', 'updated').as('edited')])
    .where('key', '=', RETENTION_KEY)
    .executeTakeFirst()
  const choices = row ? stored.parse(known(row.value)) : {}
  return {
    periods: retentionInForce(choices),
    version: row?.updated_at.toISOString() ?? '',
    edited: row?.edited ?? null,
  }
}

/** A newer version that was taken back may have stored kinds that this one does not have. */
const known = (value: object): object => {
  const kinds: readonly string[] = retentionKinds
  return Object.fromEntries(Object.entries(value).filter(([kind]) => kinds.includes(kind)))
}

/** Locks what was decided until the transaction ends, also where nothing was yet. */
export const holdRetentionPeriods = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${RETENTION_KEY}))`.execute(db)
}

/** Stores what was decided about one kind. */
export const writeRetentionPeriod = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: RetentionKind,
  choice: RetentionChoice,
  by: string,
): Promise<void> => {
  const value = JSON.stringify({ [kind]: choice })
  await sql`
    insert into settings (key, value, updated_at, updated_by)
    values (${RETENTION_KEY}, ${value}::jsonb, ${clock.now()}, ${by})
    on conflict (key) do update set value = settings.value || excluded.value,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(db)
}
