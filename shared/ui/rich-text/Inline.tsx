import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import type { RichTextBlock } from '../../contract/lectures/rich-text.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { useRichTextTexts } from './rich-text-texts.ts'

type Paragraph = Extract<RichTextBlock, { type: 'paragraph' }>
type InlineNode = NonNullable<Paragraph['content']>[number]
type Mark = NonNullable<Extract<InlineNode, { type: 'text' }>['marks']>[number]

function WebLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useRichTextTexts()
  const isElsewhere = /^https?:/i.test(href)
  return (
    <Link href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
      {isElsewhere && <VisuallyHidden> {text('otherSite')}</VisuallyHidden>}
    </Link>
  )
}

function marked(words: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{words}</strong>
    case 'italic':
      return <em>{words}</em>
    case 'underline':
      return <u>{words}</u>
    case 'strike':
      return <s>{words}</s>
    case 'link':
      return <WebLink href={mark.attrs.href}>{words}</WebLink>
  }
  return mark satisfies never
}

/** Words with their marks and line breaks. */
export function Inline({ nodes }: { nodes: readonly InlineNode[] | undefined }) {
  return (nodes ?? []).map((node, index) => {
    const words: ReactNode =
      node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>(marked, node.text)
    // oxlint-disable-next-line react/no-array-index-key -- the nodes of a shown text have no ids and keep their order
    return <span key={index}>{words}</span>
  })
}
