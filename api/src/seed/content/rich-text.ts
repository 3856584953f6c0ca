import type {
  BlockNode,
  BlockquoteNode,
  CalloutNode,
  CalloutKind,
  HeadingNode,
  ImageNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  RichTextDocument,
  TableNode,
  TextNode,
} from './rich-text.types.ts'
import type { IllustrationKey } from '../media/illustrations.ts'

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/gu

/** Text with `**bold**`, `*italic*` and `[label](address)` as text nodes with marks; marks do not nest. */
export function inline(source: string): TextNode[] {
  const nodes: TextNode[] = []
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
export const doc = (...content: BlockNode[]): RichTextDocument => ({ type: 'doc', content })

export const p = (source: string): ParagraphNode => ({ type: 'paragraph', content: inline(source) })

/** A section heading; it also stands in the table of contents of the page. */
export const h2 = (text: string): HeadingNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline(text),
})

export const h3 = (text: string): HeadingNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: inline(text),
})

const item = (source: string): ListItemNode => ({ type: 'listItem', content: [p(source)] })

export const ul = (...items: string[]): ListNode => ({ type: 'bulletList', content: items.map(item) })

export const ol = (...items: string[]): ListNode => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items.map(item),
})

export const quote = (source: string): BlockquoteNode => ({ type: 'blockquote', content: [p(source)] })

const callout =
  (kind: CalloutKind) =>
  (...content: (string | ListNode)[]): CalloutNode => ({
    type: 'callout',
    attrs: { kind },
    content: content.map((part) => (typeof part === 'string' ? p(part) : part)),
  })

export const info = callout('info')
export const tip = callout('tip')
export const warning = callout('warning')

/** A table; the first row is its head. */
export const table = (head: string[], ...rows: string[][]): TableNode => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map((cell) => ({ type: 'tableHeader', content: [p(cell)] })) },
    ...rows.map((row) => ({
      type: 'tableRow' as const,
      content: row.map((cell) => ({ type: 'tableCell' as const, content: [p(cell)] })),
    })),
  ],
})

/** A drawn picture with the text for those who cannot see it, and a caption. */
export const image = (key: IllustrationKey, alt: string, title: string): ImageNode => ({
  type: 'image',
  attrs: { src: `seed:${key}`, alt, title },
})

/** The same document with every `seed:<key>` source replaced by what `sourceOf` gives for the key. */
export function withImageSources(
  document: RichTextDocument,
  sourceOf: (key: string) => string,
): RichTextDocument {
  return doc(
    ...document.content.map((node) =>
      node.type === 'image'
        ? { ...node, attrs: { ...node.attrs, src: sourceOf(node.attrs.src.replace(/^seed:/u, '')) } }
        : node,
    ),
  )
}

/** All words of a document as plain text, parted by blanks. */
export function plainText(node: RichTextDocument | BlockNode | ListItemNode | TextNode): string {
  const parts: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (value !== null && typeof value === 'object') {
      if ('text' in value && typeof value.text === 'string') parts.push(value.text)
      if ('content' in value) visit(value.content)
    }
  }
  visit(node)
  return parts.join(' ')
}
