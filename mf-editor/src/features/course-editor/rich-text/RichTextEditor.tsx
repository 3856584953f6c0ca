import type { RichTextDocument } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Card, styleNonce } from '@kursportal/shared/ui'
import { type Keeper, KeptAgain, type KeptCopy } from '@kursportal/shared/ui/kept'
import { useEditor } from '@tiptap/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { areaProps, createKeySeat } from '../../../common/rich-text/area-props.ts'
import { toContent, type KeptText } from '../../../common/rich-text/document.ts'
import { richTextExtensions } from '../../../common/rich-text/extensions.ts'
import { ImageDialog } from '../../../common/rich-text/ImageDialog.tsx'
import { selectLink } from '../../../common/rich-text/select-link.ts'
import { Toolbar } from '../../../common/rich-text/Toolbar.tsx'
import { WritingArea } from '../../../common/rich-text/WritingArea.tsx'
import { MediaDialogs } from './MediaDialogs.tsx'
import { MediaTools, type MediaKind } from './MediaTools.tsx'
import { useTextAutosave } from './useTextAutosave.ts'

type Props = {
  videoId: string
  /** Names the text among all whose typing is kept. */
  part: string
  document: RichTextDocument
  version: string
  /** What an earlier visit left here and the server does not have. */
  kept: KeptCopy<KeptText> | null
  keeper: Keeper
}

/** The editor of a rich text with its toolbar; it saves by itself, and the head of the page says how that stands. */
export const RichTextEditor = ({ videoId, part, document, version, kept, keeper }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [extensions] = useState(richTextExtensions)
  const [keys] = useState(createKeySeat)
  const [asking, setAsking] = useState<MediaKind>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isAhead, setAhead] = useState(kept !== null)
  const editor = useEditor({
    extensions,
    content: kept ? kept.value.typed : toContent(document),
    injectNonce: styleNonce(),
    // What is typed from now on is on top of it.
    onUpdate: () => setAhead(false),
    editorProps: areaProps({
      label: t('richText.area'),
      maxBytes: limits.image_bytes,
      onPictures: (more) => setPictures((before) => [...before, ...more]),
      keys,
    }),
  })
  const [params] = useSearchParams()
  const link = params.get('link')
  useEffect(() => {
    if (link) selectLink(editor, link)
  }, [editor, link])
  const { conflict, decideLater, decide } = useTextAutosave(editor, {
    videoId,
    version: kept?.version ?? version,
    base: kept ? kept.value.base : toContent(document),
    isAhead: kept !== null,
    keeper,
    onShow: (index) => {
      const block = editor.view.dom.children[index]
      block?.scrollIntoView({ block: 'center' })
      editor.commands.focus(editor.view.posAtDOM(block ?? editor.view.dom, 0))
    },
  })
  return (
    <>
      <KeptAgain
        at={isAhead ? kept?.at : undefined}
        // What was saved from it meanwhile is given up with it.
        onThrowAway={() => editor.commands.setContent(toContent(document))}
      />
      <Card sx={{ overflow: 'visible', '&:focus-within': { borderColor: 'primary.main' } }}>
        <Toolbar editor={editor} part={part} media={<MediaTools editor={editor} onAsk={setAsking} />} />
        <WritingArea
          editor={editor}
          part={part}
          keys={keys}
          dialogs={{ film: () => setAsking('film'), handout: () => setAsking('handout') }}
        />
        <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('richText.savesItself')}
        </Box>
      </Card>
      <MediaDialogs
        editor={editor}
        part={part}
        videoId={videoId}
        asking={asking}
        onClose={() => setAsking(undefined)}
      />
      <ImageDialog
        key={pictures.length}
        editor={editor}
        part={part}
        file={pictures[0]}
        open={pictures.length > 0}
        onClose={() => setPictures(pictures.slice(1))}
      />
      {conflict && <ConflictDialog conflict={conflict} onLater={decideLater} onDecide={decide} />}
    </>
  )
}
