import type { RichTextDocument } from '@kursportal/shared/contract'
import { Box, Card, styleNonce } from '@kursportal/shared/ui'
import { SaveStateText } from '@kursportal/shared/ui/forms'
import { EditorContent, useEditor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { toContent } from './document.ts'
import { EditorSurface } from './EditorSurface.tsx'
import { richTextExtensions } from './extensions.ts'
import { Toolbar } from './Toolbar.tsx'
import { useTextAutosave } from './useTextAutosave.ts'

type Props = {
  videoId: string
  document: RichTextDocument
  version: string
  /** Shows what the server has, in place of what stands here. */
  onReload: () => Promise<void>
}

/** The editor of a rich text with its toolbar; it saves by itself. */
export const RichTextEditor = ({ videoId, document, version, onReload }: Props): ReactNode => {
  const t = useTexts()
  const [extensions] = useState(richTextExtensions)
  const editor = useEditor({
    extensions,
    content: toContent(document),
    injectNonce: styleNonce(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('richText.area'),
        lang: 'de',
        spellcheck: 'true',
      },
    },
  })
  const { state, error, isConflict, keepMine, takeTheirs } = useTextAutosave(editor, videoId, version)
  return (
    <>
      <Card sx={{ overflow: 'visible', '&:focus-within': { borderColor: 'primary.main' } }}>
        <Toolbar editor={editor} videoId={videoId} />
        <EditorSurface>
          <EditorContent editor={editor} />
        </EditorSurface>
        <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <SaveStateText state={state} error={error} clean={t('richText.savesItself')} />
        </Box>
      </Card>
      <ConflictDialog
        videoId={videoId}
        open={isConflict}
        onKeepMine={keepMine}
        onTakeTheirs={async () => {
          takeTheirs()
          await onReload()
        }}
      />
    </>
  )
}
