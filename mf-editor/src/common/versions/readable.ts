import { blockWords } from '@kursportal/shared/domain'
import { formatNumber } from '@kursportal/shared/i18n'
import { translate } from '../../texts/index.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that say nothing to people. */
const silent: ReadonlySet<string> = new Set(['id', 'type', 'kind', 'hidden', 'icon'])

/** A value of a version in words, each part on a line; pictures are shown apart. */
export const readable = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return translate(value ? 'versions.yes' : 'versions.no')
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  if (value['type'] === 'doc' && Array.isArray(value['content']))
    return value['content'].map(blockWords).filter(Boolean).join('\n')
  return Object.entries(value)
    .filter(([name]) => !silent.has(name) && !name.endsWith('_id'))
    .map(([, part]) => readable(part))
    .filter(Boolean)
    .join('\n')
}

/** The picture a value is or holds; undefined without one. */
export const pictureIn = (value: unknown, name: string | undefined): string | undefined => {
  if (typeof value === 'string' && name?.endsWith('image_id')) return value
  return isRecord(value) && typeof value['image_id'] === 'string' ? value['image_id'] : undefined
}
