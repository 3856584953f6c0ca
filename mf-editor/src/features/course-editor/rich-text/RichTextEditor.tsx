import type { RichTextDocument } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useSystemConfig } from '@kursportal/shared/store'
import { Alert, Box, Button, Card, styleNonce } from '@kursportal/shared/ui'
import type { JSONContent } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import type { KeptCopy } from '../../../common/kept/kept-copies.ts'
import type { Keeper } from '../../../common/kept/useKeptCopy.ts'
import { useTexts } from '../../../texts/index.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { areaProps, createKeySeat } from '../../../common/rich-text/area-props.ts'
import { toContent, toDocument } from '../../../common/rich-text/document.ts'
import { richTextExtensions } from '../../../common/rich-text/extensions.ts'
import { ImageDialog } from '../../../common/rich-text/ImageDialog.tsx'
import { Toolbar } from '../../../common/rich-text/Toolbar.tsx'
import { WritingArea } from '../../../common/rich-text/WritingArea.tsx'
import { MediaDialogs } from './MediaDialogs.tsx'
import { MediaTools, type MediaKind } from './MediaTools.tsx'
import { useTextAutosave } from './useTextAutosave.ts'

type Props = {
  videoId: string
  document: RichTextDocument
  version: string
  /** What an earlier visit left here and the server does not have. */
  kept: KeptCopy<JSONContent> | null
  keeper: Keeper
  /** Shows what the server has, in place of what stands here. */
  onReload: () => Promise<void>
}

/** The editor of a rich text with its toolbar; it saves by itself, and the head of the page says how that stands. */
export const RichTextEditor = ({ videoId, document, version, kept, keeper, onReload }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const [extensions] = useState(richTextExtensions)
  const [keys] = useState(createKeySeat)
  const [asking, setAsking] = useState<MediaKind>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isAhead, setAhead] = useState(kept !== null)
  const editor = useEditor({
    extensions,
    content: kept ? kept.value : toContent(document),
    injectNonce: styleNonce(),
    editorProps: areaProps({
      label: t('richText.area'),
      maxBytes: limits.image_bytes,
      onPictures: (more) => setPictures((before) => [...before, ...more]),
      keys,
    }),
  })
  const { isChoosing, chooseLater, keepMine, takeTheirs } = useTextAutosave(editor, {
    videoId,
    version: kept?.version ?? version,
    isAhead: kept !== null,
    keeper,
    onShow: (index) => {
      const block = editor.view.dom.children[index]
      block?.scrollIntoView({ block: 'center' })
      editor.commands.focus(editor.view.posAtDOM(block ?? editor.view.dom, 0))
    },
  })
  const reload = async (): Promise<void> => {
    takeTheirs()
    await onReload()
  }
  return (
    <>
      {isAhead && kept && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          onClose={() => setAhead(false)}
          action={
            // What was saved from it meanwhile is given up with it.
            <Button
              color="inherit"
              size="small"
              onClick={() => editor.commands.setContent(toContent(document))}
            >
              {t('common.throwAway')}
            </Button>
          }
        >
          {t('common.keptAgain', { when: formatDateTime(kept.at) })}
        </Alert>
      )}
      <Card sx={{ overflow: 'visible', '&:focus-within': { borderColor: 'primary.main' } }}>
        <Toolbar editor={editor} media={<MediaTools editor={editor} onAsk={setAsking} />} />
        <WritingArea
          editor={editor}
          keys={keys}
          dialogs={{ film: () => setAsking('film'), handout: () => setAsking('handout') }}
        />
        <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('richText.savesItself')}
        </Box>
      </Card>
      <MediaDialogs editor={editor} videoId={videoId} asking={asking} onClose={() => setAsking(undefined)} />
      <ImageDialog
        key={pictures.length}
        editor={editor}
        file={pictures[0]}
        open={pictures.length > 0}
        onClose={() => setPictures(pictures.slice(1))}
      />
      <ConflictDialog
        videoId={videoId}
        open={isChoosing}
        mine={isChoosing ? toDocument(editor.getJSON()) : undefined}
        onLater={chooseLater}
        onKeepMine={keepMine}
        onTakeTheirs={reload}
        onKeepBoth={(theirs, theirVersion) => {
          const mine = editor.getJSON()
          editor.commands.setContent({
            type: 'doc',
            content: [...(toContent(theirs)?.content ?? []), ...(mine.content ?? [])],
          })
          keepMine(theirVersion)
        }}
      />
    </>
  )
}
