import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { partsOf } from './chips.rules.ts'

/** The name of the node of a chip. */
export const CHIP = 'chip'

/** The nodes of a line. */
const lineContent = (line: string): JSONContent[] =>
  partsOf(line).map((part) =>
    part.kind === 'chip' ? { type: CHIP, attrs: { source: part.source } } : { type: 'text', text: part.text },
  )

/** A wording as what the editor shows: each of its lines a paragraph. */
export const toDocument = (wording: string): JSONContent => ({
  type: 'doc',
  content: wording.split('\n').map((line) => ({ type: 'paragraph', content: lineContent(line) })),
})

/** What the editor shows as a wording. */
export const toWording = (document: Node): string =>
  document.textBetween(0, document.content.size, '\n', (leaf) => String(leaf.attrs['source'] ?? ''))
