import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

const KEY = 'last-backup'
const stored = z.object({ at: z.iso.datetime() })

/** Notes in the database that a backup of it is complete. The backup itself was written before and does not say so. */
export const noteBackup = async (db: Db, at: string): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${KEY}, ${JSON.stringify({ at })}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/** When the last backup of `npm run backup` was complete; null where there was none. */
export const lastBackup = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? stored.parse(row.value).at : null
}
