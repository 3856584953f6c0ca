import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'

const KEY = 'last-file-check'
const stored = z.object({ at: z.iso.datetime(), without_row: z.int(), without_file: z.int() })

/** What a look at the files found: when, how many folders or files no row names, and how many rows lack theirs. */
export type FileCheck = z.infer<typeof stored>

/** Notes what was found, for every process. */
export const noteFileCheck = async (db: Db, check: FileCheck): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${KEY}, ${JSON.stringify(check)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** What the last look found; null before the first. */
export const lastFileCheck = async (db: Db): Promise<FileCheck | null> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? stored.parse(row.value) : null
}
