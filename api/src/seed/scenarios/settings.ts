import type { Flag } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** Switches flags of the settings; the others stay as they are. */
export const setFlags = async (
  { db }: Pick<Context, 'db'>,
  flags: Partial<Record<Flag, boolean>>,
): Promise<void> => {
  await sql`
    insert into settings (key, value) values ('platform', ${JSON.stringify(flags)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db)
}
