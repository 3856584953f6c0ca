import type { RichTextDocument } from '@kursportal/shared/contract'
import { translate } from './texts.ts'

type Block = RichTextDocument['content'][number]

/** What a block is called, as the tools of the editor call it. */
export const blockName = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return translate(block.attrs.level === 2 ? 'richText.heading2' : 'richText.heading3')
    case 'callout':
      return translate(
        (
          {
            info: 'richText.calloutInfo',
            tip: 'richText.calloutTip',
            warning: 'richText.calloutWarning',
          } as const
        )[block.attrs.kind],
      )
    case 'horizontalRule':
      return translate('richText.rule')
    default:
      return translate(`richText.${block.type}`)
  }
}

/** The picture a block is; undefined for any other. */
export const pictureOf = (block: Block): string | undefined =>
  block.type === 'image' ? block.attrs.src.replace(/^.*[?&]id=/, '') : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Where the links of a block lead, in their order. */
export const linksOf = (block: unknown): string[] => {
  if (Array.isArray(block)) return block.flatMap(linksOf)
  if (!isRecord(block)) return []
  const { type, attrs, marks, content } = block
  if (type === 'link' && isRecord(attrs)) return [String(attrs['href'])]
  return [...linksOf(marks ?? []), ...linksOf(content ?? [])]
}
