import type { RichTextDocument, RichTextMedia } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { Box } from '@kursportal/shared/ui'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import { useRef, type ReactNode } from 'react'
import { TableOfContents } from './TableOfContents.tsx'
import { TextFilm } from './TextFilm.tsx'
import { TextHandout } from './TextHandout.tsx'
import { useFoundWords } from './useFoundWords.ts'

/** Shows the films and files that stand in the text of a lecture. */
const showMedia = (videoId: string) => (block: RichTextMedia) =>
  block.type === 'film' ? (
    <TextFilm videoId={videoId} block={block} />
  ) : (
    <TextHandout videoId={videoId} block={block} />
  )

/** The text of a lecture with its table of contents, its films and its files. */
const TextBody = ({ document, videoId }: { document: RichTextDocument; videoId: string }): ReactNode => {
  const [address] = useSearchParams()
  const text = useRef<HTMLDivElement>(null)
  useFoundWords(text, address.get('find'), Number(address.get('place')))
  return (
    <>
      <TableOfContents document={document} />
      <Box
        ref={text}
        sx={{ '& ::highlight(found)': { backgroundColor: 'primary.soft', color: 'primary.onSoft' } }}
      >
        <RichTextView document={document} media={showMedia(videoId)} />
      </Box>
    </>
  )
}

export default TextBody
