/**
 * The rich-text documents of the demo courses, in the JSON that tiptap reads and writes.
 * Only the nodes and marks named here occur.
 */

export type TextMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }

export type TextNode = { type: 'text'; text: string; marks?: TextMark[] }

export type ParagraphNode = { type: 'paragraph'; content: TextNode[] }

export type HeadingNode = { type: 'heading'; attrs: { level: 2 | 3 }; content: TextNode[] }

export type ListItemNode = { type: 'listItem'; content: ParagraphNode[] }

export type ListNode =
  | { type: 'bulletList'; content: ListItemNode[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItemNode[] }

export type BlockquoteNode = { type: 'blockquote'; content: ParagraphNode[] }

/** A coloured box: `info` explains, `tip` helps in practice, `warning` says when to be careful. */
export type CalloutKind = 'info' | 'tip' | 'warning'

export type CalloutNode = {
  type: 'callout'
  attrs: { kind: CalloutKind }
  content: (ParagraphNode | ListNode)[]
}

export type TableCellNode = { type: 'tableHeader' | 'tableCell'; content: ParagraphNode[] }

export type TableNode = { type: 'table'; content: { type: 'tableRow'; content: TableCellNode[] }[] }

/** `src` is `seed:<illustration key>` until the seed has stored the picture, see `withImageSources`. */
export type ImageNode = { type: 'image'; attrs: { src: string; alt: string; title: string } }

export type BlockNode =
  ParagraphNode | HeadingNode | ListNode | BlockquoteNode | CalloutNode | TableNode | ImageNode

export type RichTextDocument = { type: 'doc'; content: BlockNode[] }
