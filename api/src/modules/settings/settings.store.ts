import { sql } from 'kysely'
import { generalImageKind, type GeneralImageKind, type Settings } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

const KEY = 'platform'

/** What is stored: only what an admin changed; the rest is as delivered. */
type StoredSettings = Partial<Omit<Settings, 'images' | 'updated_at'>> & {
  images?: Partial<Record<GeneralImageKind, string | null>>
}

/** How a new platform looks and what it offers. */
const delivered = {
  name: 'Kursportal',
  colors: { primary: '#1f6f5f' },
  communities: true,
  faq: true,
  insurance_data: true,
}

/** The settings as everybody sees them. */
export const readSettings = async ({ db }: Pick<Context, 'db'>): Promise<Settings> => {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst()
  const { images = {}, ...changed }: StoredSettings = row?.value ?? {}
  const imageOf = (kind: GeneralImageKind) => images[kind] ?? null
  return {
    ...delivered,
    ...changed,
    images: {
      'main-logo': imageOf(generalImageKind.enum['main-logo']),
      'main-logo-dark': imageOf(generalImageKind.enum['main-logo-dark']),
      'start-page': imageOf(generalImageKind.enum['start-page']),
      'seo-logo': imageOf(generalImageKind.enum['seo-logo']),
      favicon: imageOf(generalImageKind.enum.favicon),
    },
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** Stores changed settings over what was there, and tells every process and open tab. */
export const writeSettings = async (context: Context, changed: StoredSettings): Promise<void> => {
  const value = JSON.stringify(changed)
  const updated_at = context.clock.now()
  // Merged inside the statement, so that two admins at once lose nothing of each other.
  await sql`
    insert into settings (key, value, updated_at) values (${KEY}, ${value}::jsonb, ${updated_at})
    on conflict (key) do update set
      value = settings.value || excluded.value || jsonb_build_object(
        'images', coalesce(settings.value -> 'images', '{}') || coalesce(excluded.value -> 'images', '{}')),
      updated_at = excluded.updated_at`.execute(context.db)
  await context.publish('platform-changed', { what: 'settings' })
}
