import type { RichTextBlock } from '@kursportal/shared/contract'

type Paragraph = Extract<RichTextBlock, { type: 'paragraph' }>

/** What stands in a cell or an item, which hold paragraphs alone, and what has to stand behind their table or list. */
type Flat = { paragraphs: Paragraph[]; beside: RichTextBlock[] }

const marked = ({ content = [] }: Paragraph, mark: string): Paragraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text: mark }, ...content],
})

type ListItem = Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>['content'][number]

const itemLines = ({ content }: ListItem, mark: string): Paragraph[] =>
  content.flatMap((part, at) => {
    if (part.type === 'paragraph') return [at === 0 ? marked(part, mark) : part]
    return listLines(part)
  })

/** A list as lines with their marks. */
const listLines = (list: Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>): Paragraph[] =>
  list.content.flatMap((item, at) => itemLines(item, list.type === 'orderedList' ? `${at + 1}. ` : '• '))

/** Blocks as paragraphs, as far as they can be some; pictures, tables and rules cannot. */
export const flattened = (blocks: readonly RichTextBlock[]): Flat => {
  const flat: Flat = { paragraphs: [], beside: [] }
  for (const block of blocks) {
    if (block.type === 'paragraph') flat.paragraphs.push(block)
    else if (block.type === 'heading') flat.paragraphs.push({ type: 'paragraph', content: block.content })
    else if (block.type === 'blockquote') flat.paragraphs.push(...block.content)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      flat.paragraphs.push(...listLines(block))
    else if (block.type !== 'horizontalRule') flat.beside.push(block)
  }
  return flat
}
