import { generalImageKind, type GeneralImageKind, type Settings } from '@kursportal/shared/contract'
import { deliveredFlags } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { SETTINGS_KEY, type StoredSettings } from './settings.store.ts'

/** How a new platform looks and what it offers. */
const delivered = {
  name: 'Kursportal',
  colors: { primary: '#1f6f5f' },
  ...deliveredFlags,
}

/** The settings as everybody sees them. */
export const readSettings = async ({ db }: Pick<Context, 'db'>): Promise<Settings> => {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('key', '=', SETTINGS_KEY)
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
