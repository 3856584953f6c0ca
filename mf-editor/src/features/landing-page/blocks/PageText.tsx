import { pageTextDocument, type LandingBlock } from '@kursportal/shared/contract'
import { useSystemConfig } from '@kursportal/shared/store'
import { Card, styleNonce } from '@kursportal/shared/ui'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { areaProps, createKeySeat } from '../../../common/rich-text/area-props.ts'
import { toContent } from '../../../common/rich-text/document.ts'
import { pageTextExtensions } from '../../../common/rich-text/extensions.ts'
import { ImageDialog } from '../../../common/rich-text/ImageDialog.tsx'
import { Toolbar } from '../../../common/rich-text/Toolbar.tsx'
import { WritingArea } from '../../../common/rich-text/WritingArea.tsx'
import { useTexts } from '../texts.ts'

type Document = Extract<LandingBlock, { type: 'text' }>['document']

type Props = {
  /** Names the text among all whose typing is kept. */
  part: string
  document: Document
  onChange: (document: Document) => void
}

/** The text of a block, with the tools a lecture's text has; what is undone outside of it comes in. */
const PageText = ({ part, document, onChange }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [extensions] = useState(pageTextExtensions)
  const [keys] = useState(createKeySeat)
  const [pictures, setPictures] = useState<readonly File[]>([])
  /** What this editor gave last: anything else comes from outside. */
  const given = useRef(document)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  const editor = useEditor({
    extensions,
    content: toContent(document),
    injectNonce: styleNonce(),
    onUpdate: ({ editor: now }) => {
      const next = pageTextDocument.safeParse(JSON.parse(JSON.stringify(now.getJSON()))).data
      if (!next) return
      given.current = next
      tell.current(next)
    },
    editorProps: areaProps({
      label: t('richText.area'),
      maxBytes: limits.image_bytes,
      onPictures: (more) => setPictures((before) => [...before, ...more]),
      keys,
    }),
  })
  useEffect(() => {
    if (document === given.current) return
    given.current = document
    editor.commands.setContent(toContent(document), { emitUpdate: false })
  }, [document, editor])
  return (
    <>
      <Card sx={{ overflow: 'visible', '&:focus-within': { borderColor: 'primary.main' } }}>
        <Toolbar editor={editor} part={part} />
        <WritingArea
          editor={editor}
          part={part}
          keys={keys}
          sx={{ '& .tiptap.tiptap': { minHeight: 160, py: 2, paddingInlineEnd: 2 } }}
        />
      </Card>
      <ImageDialog
        key={pictures.length}
        editor={editor}
        part={part}
        file={pictures[0]}
        open={pictures.length > 0}
        onClose={() => setPictures(pictures.slice(1))}
      />
    </>
  )
}

export default PageText
