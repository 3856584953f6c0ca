import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from './db/database.ts'

/**
 * Something the platform notes about itself for all of its processes, such as when it was last backed up; only the newest
 * is kept, in the settings.
 */
export const notedFact = <Fact>(key: string, schema: z.ZodType<Fact>) => ({
  note: async (db: Db, fact: Fact): Promise<void> => {
    await sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(fact)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db)
  },
  /** What was noted last; null before the first time. */
  read: async (db: Db): Promise<Fact | null> => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
    return row ? schema.parse(row.value) : null
  },
  /** Takes it back. Answers whether anything was noted. */
  forget: async (db: Db): Promise<boolean> => {
    const { numDeletedRows } = await db.deleteFrom('settings').where('key', '=', key).executeTakeFirst()
    return numDeletedRows > 0n
  },
})
