import { blockWords } from '@kursportal/shared/domain'
import { formatDuration, formatFileSize, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { translate } from './texts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that say nothing to people. */
const silent: ReadonlySet<string> = new Set([
  'id',
  'type',
  'kind',
  'hidden',
  'icon',
  'content_type',
  'src',
  'target',
  'rel',
  'cut',
])

const numberIn = (value: number, name: string | undefined): string => {
  if (name?.endsWith('_cents')) return formatMoney(value)
  if (name === 'seconds') return formatDuration(value)
  return name === 'bytes' ? formatFileSize(value) : formatNumber(value)
}

/**
 * A value of a version in words, each part on a line; pictures are shown apart.
 * @param name the field it stands in, which says its unit
 */
export const readable = (value: unknown, name?: string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberIn(value, name)
  if (typeof value === 'boolean') return translate(value ? 'versions.yes' : 'versions.no')
  if (Array.isArray(value))
    return value
      .map((part) => readable(part))
      .filter(Boolean)
      .join('\n')
  if (!isRecord(value)) return ''
  if (value['type'] === 'doc' && Array.isArray(value['content']))
    return value['content'].map(blockWords).filter(Boolean).join('\n')
  if (value['kind'] === 'join') return translate('versions.join')
  return Object.entries(value)
    .filter(([field]) => !silent.has(field) && !field.endsWith('_id'))
    .map(([field, part]) => readable(part, field))
    .filter(Boolean)
    .join('\n')
}

/** The picture a value is or holds; undefined without one. */
export const pictureIn = (value: unknown, name: string | undefined): string | undefined => {
  if (typeof value === 'string' && name?.endsWith('image_id')) return value
  return isRecord(value) && typeof value['image_id'] === 'string' ? value['image_id'] : undefined
}
