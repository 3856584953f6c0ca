import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { ReactNode } from 'react'
import type { BlockOf } from './block-of.ts'

/** Shows a text; nothing of it is ever taken as HTML. */
const WrittenText = ({ document }: Pick<BlockOf<'text'>['block'], 'document'>): ReactNode => (
  <RichTextView document={document} />
)

export default WrittenText
