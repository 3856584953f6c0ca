import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { RichTextBlock, RichTextDocument, RichTextMedia } from '../../contract/lectures/rich-text.ts'
import { Block } from './Block.tsx'
import { headingId } from './heading-id.ts'
import { Prose } from './Prose.tsx'

/** The words of a heading of a document with the anchor it gets. */
export type Heading = { id: string; level: 2 | 3; text: string }

/** How many blocks of a text a window shows at first, at most. */
const SEEN_FIRST = 4

const plainText = (block: Extract<RichTextBlock, { type: 'heading' }>): string =>
  (block.content ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('')

/** The headings of a document in order, for a table of contents; the anchors are those `RichTextView` sets. */
export function headingsOf(document: RichTextDocument): Heading[] {
  return document.content.flatMap((block, index) =>
    block.type === 'heading'
      ? [{ id: headingId(index), level: block.attrs.level, text: plainText(block) }]
      : [],
  )
}

/**
 * Shows a rich text as the contract has checked it. Nothing of it is ever taken as HTML: every node becomes one of
 * our own elements, and a node without one does not compile.
 */
export function RichTextView({
  document,
  media,
}: {
  document: RichTextDocument
  /** Shows the films and files of the lecture; without it only their names are shown. */
  media?: (block: RichTextMedia) => ReactNode
}) {
  return (
    <Prose>
      {document.content.map((block, index) => (
        // Nodes have no ids of their own, and a shown document does not change its order.
        <Block
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          block={block}
          anchor={headingId(index)}
          media={media}
          early={index < SEEN_FIRST}
        />
      ))}
      {document.content.length === 0 && <Box />}
    </Prose>
  )
}
