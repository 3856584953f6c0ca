import type { RichTextDocument, RichTextMedia } from '@kursportal/shared/contract'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { ReactNode } from 'react'
import { TableOfContents } from './TableOfContents.tsx'
import { TextFilm } from './TextFilm.tsx'
import { TextHandout } from './TextHandout.tsx'

/** Shows the films and files that stand in the text of a lecture. */
const showMedia = (videoId: string) => (block: RichTextMedia) =>
  block.type === 'film' ? (
    <TextFilm videoId={videoId} block={block} />
  ) : (
    <TextHandout videoId={videoId} block={block} />
  )

/** The text of a lecture with its table of contents, its films and its files. */
const TextBody = ({ document, videoId }: { document: RichTextDocument; videoId: string }): ReactNode => (
  <>
    <TableOfContents document={document} />
    <RichTextView document={document} media={showMedia(videoId)} />
  </>
)

export default TextBody
