import type { RichTextBlock, RichTextDocument } from '@kursportal/shared/contract'

type Block<Type extends RichTextBlock['type']> = Extract<RichTextBlock, { type: Type }>
type Inline = NonNullable<Block<'paragraph'>['content']>[number]
type List = Block<'bulletList'> | Block<'orderedList'>

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/gu

/** Text with `**bold**`, `*italic*` and `[label](address)` as text nodes with marks; marks do not nest. */
function inline(source: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) })
    const { bold, italic, label, href } = match.groups ?? {}
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic !== undefined) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else if (label !== undefined && href !== undefined)
      nodes.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] })
    end = match.index + match[0].length
  }
  if (end < source.length) nodes.push({ type: 'text', text: source.slice(end) })
  return nodes
}

/** A document of the given blocks. */
export const doc = (...content: RichTextBlock[]): RichTextDocument => ({ type: 'doc', content })

/** A paragraph. */
export const p = (source: string): Block<'paragraph'> => ({ type: 'paragraph', content: inline(source) })

/** A section heading; it also stands in the table of contents of the page. */
export const h2 = (source: string): Block<'heading'> => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline(source),
})

const item = (source: string) => ({ type: 'listItem' as const, content: [p(source)] })

/** A list with bullets. */
export const ul = (...items: string[]): Block<'bulletList'> => ({
  type: 'bulletList',
  content: items.map(item),
})

/** A numbered list. */
export const ol = (...items: string[]): Block<'orderedList'> => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items.map(item),
})

/** A paragraph set off as a quotation. */
export const quote = (source: string): Block<'blockquote'> => ({ type: 'blockquote', content: [p(source)] })

const callout =
  (kind: Block<'callout'>['attrs']['kind']) =>
  (...content: (string | List)[]): Block<'callout'> => ({
    type: 'callout',
    attrs: { kind },
    content: content.map((part) => (typeof part === 'string' ? p(part) : part)),
  })

/** A box that explains. */
export const info = callout('info')
/** A box that helps in practice. */
export const tip = callout('tip')
/** A box that says when to be careful. */
export const warning = callout('warning')

/** A table; the first row is its head. */
export const table = (head: string[], ...rows: string[][]): Block<'table'> => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map((cell) => ({ type: 'tableHeader', content: [p(cell)] })) },
    ...rows.map((row) => ({
      type: 'tableRow' as const,
      content: row.map((cell) => ({ type: 'tableCell' as const, content: [p(cell)] })),
    })),
  ],
})

/** All words of a document as plain text, parted by blanks. */
export function plainText(document: RichTextDocument): string {
  const parts: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      if ('text' in value && typeof value.text === 'string') parts.push(value.text)
      if ('content' in value) visit(value.content)
    }
  }
  visit(document)
  return parts.join(' ')
}
