import type { LandingBlock, LandingBlockType } from '@kursportal/shared/contract'
import { landingBlockWords, ORDER, type VersionPath } from '@kursportal/shared/domain'
import type { Translate } from '../texts.ts'
import type { Content } from './content.ts'

const fields = [
  'heading',
  'text',
  'document',
  'image',
  'alt',
  'image_id',
  'caption',
  'film',
  'title',
  'poster_image_id',
  'button',
  'label',
  'target',
  'address',
  'items',
  'course_id',
  'price_cents',
  'reimbursement',
  'name',
  'qualification',
  'hidden',
  'seo_title',
  'seo_description',
] as const
type Field = (typeof fields)[number]
const isField = (name: string): name is Field => fields.some((field) => field === name)

const typeName = (block: LandingBlock, t: Translate): string => {
  const type: LandingBlockType = block.type
  const words = landingBlockWords(block)
  return words ? `${t(`landing.types.${type}`)} „${words}“` : t(`landing.types.${type}`)
}

/** What stands at a place of a page, in words: "Häufige Fragen: Überschrift". */
export const pathName = (path: VersionPath, versions: readonly Content[], t: Translate): string => {
  const [page, list, id] = path
  if (path.at(-1) === ORDER) return t('landing.fieldNames.order')
  if (page === 'image_id') return t('landing.fieldNames.social')
  if (list !== 'blocks' || id === undefined)
    return path
      .filter(isField)
      .map((field) => t(`landing.fieldNames.${field}`))
      .join(', ')
  const block = versions.flatMap(({ page: one }) => one.blocks).find((one) => one.id === id)
  const parts = path.slice(3).filter(isField)
  return [
    block ? typeName(block, t) : t('landing.block'),
    ...parts.slice(-1).map((field) => t(`landing.fieldNames.${field}`)),
  ].join(': ')
}
