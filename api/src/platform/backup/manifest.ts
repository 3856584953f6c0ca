import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** What a backup says of itself, in `backup.json`; by it a restored platform is compared. */
export const manifestSchema = z.object({
  made_at: z.iso.datetime(),
  kind: z.enum(['embedded', 'postgres']),
  /** Tells which secret is needed without telling it. */
  secret_fingerprint: z.string(),
  /** Rows by table. */
  rows: z.record(z.string(), z.int()),
  /** Files of the storage; null where they lie in a bucket. */
  files: z.int().nullable(),
  /** Files of films that wait to be made; null also in a backup from before they were part of it. */
  uploads: z.int().nullable().default(null),
})
export type Manifest = z.infer<typeof manifestSchema>

/** How many rows each table has. */
export const countRows = async (db: Db): Promise<Manifest['rows']> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const counted: Manifest['rows'] = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db)
    counted[name] = rows[0]?.n ?? 0
  }
  return counted
}
