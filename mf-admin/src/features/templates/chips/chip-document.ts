import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { partsOf } from './chips.rules.ts'

/** The name of the node of a chip. */
export const CHIP = 'chip'

/** The nodes of a line. */
export const lineContent = (line: string): JSONContent[] =>
  partsOf(line).map((part) =>
    part.kind === 'chip' ? { type: CHIP, attrs: { source: part.source } } : { type: 'text', text: part.text },
  )

/** A wording as what the editor shows: each of its lines a paragraph. */
export const toDocument = (wording: string): JSONContent => ({
  type: 'doc',
  content: wording.split('\n').map((line) => ({ type: 'paragraph', content: lineContent(line) })),
})

/** What the editor shows, between two places or as a whole, as a wording. */
export const toWording = (document: Node, from = 0, to = document.content.size): string =>
  document.textBetween(from, to, '\n', (leaf) => String(leaf.attrs['source'] ?? ''))
