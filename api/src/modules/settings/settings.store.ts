import { sql } from 'kysely'
import type { GeneralImageKind, LastEdit, Settings } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { lastEditOf } from '../../platform/edits.ts'

/** The row of the platform's settings. */
export const SETTINGS_KEY = 'platform'

/** What is stored: only what an admin changed; the rest is as delivered. */
export type StoredSettings = Partial<Omit<Settings, 'images' | 'updated_at'>> & {
  images?: Partial<Record<GeneralImageKind, string | null>>
}

/** Which settings stand there, by when they were changed and by whom, held until the transaction ends. */
export const holdSettings = async ({
  db,
}: Pick<Context, 'db'>): Promise<{ version: string; edited: LastEdit }> => {
  const row = await db
    .selectFrom('settings')
    .select(['updated_at', lastEditOf('settings', 'updated').as('edited')])
    .where('key', '=', SETTINGS_KEY)
    .forUpdate()
    .executeTakeFirst()
  return { version: row?.updated_at.toISOString() ?? '', edited: row?.edited ?? null }
}

/** Who changed the settings last; null while they are as delivered. */
export const readSettingsEdit = async ({ db }: Pick<Context, 'db'>): Promise<{ edited: LastEdit }> => {
  const row = await db
    .selectFrom('settings')
    .select(lastEditOf('settings', 'updated').as('edited'))
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirst()
  return { edited: row?.edited ?? null }
}

/** Stores changed settings over what was there, and tells every process and open tab; what is undefined stays. */
export const writeSettings = async (
  context: Context,
  changed: { [Name in keyof StoredSettings]: StoredSettings[Name] | undefined },
  by: string,
): Promise<void> => {
  const value = JSON.stringify(changed)
  const updated_at = context.clock.now()
  // Merged inside the statement, so that two admins at once lose nothing of each other.
  await sql`
    insert into settings (key, value, updated_at, updated_by) values (${SETTINGS_KEY}, ${value}::jsonb, ${updated_at}, ${by})
    on conflict (key) do update set
      value = settings.value || excluded.value || jsonb_build_object(
        'images', coalesce(settings.value -> 'images', '{}') || coalesce(excluded.value -> 'images', '{}')),
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(context.db)
  await context.publish('platform-changed', { what: 'settings' })
}
