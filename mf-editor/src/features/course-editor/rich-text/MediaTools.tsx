import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/core'
import { Clapperboard, Paperclip } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ToolButton } from '../../../common/rich-text/ToolButton.tsx'
import { useTexts } from '../../../texts/index.ts'
import { FilmDialog } from './FilmDialog.tsx'
import { HandoutDialog } from './HandoutDialog.tsx'

type Props = { editor: Editor; videoId: string }

/** What only a lecture's text may hold: its films and files. */
export const MediaTools = ({ editor, videoId }: Props): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState<'film' | 'handout'>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      film: now.isActive('film'),
      handout: now.isActive('handout'),
      // Boxes hold words only.
      isInsideBox: now.isActive('callout') || now.isActive('table') || now.isActive('blockquote'),
    }),
  })
  return (
    <>
      <ToolButton
        label={t('richText.filmDialog')}
        pressed={on.film}
        disabled={on.isInsideBox}
        onPress={() => setAsking('film')}
      >
        <Clapperboard size={20} />
      </ToolButton>
      <ToolButton
        label={t('richText.handoutDialog')}
        pressed={on.handout}
        disabled={on.isInsideBox}
        onPress={() => setAsking('handout')}
      >
        <Paperclip size={20} />
      </ToolButton>
      <FilmDialog
        editor={editor}
        videoId={videoId}
        open={asking === 'film'}
        onClose={() => setAsking(undefined)}
      />
      <HandoutDialog
        editor={editor}
        videoId={videoId}
        open={asking === 'handout'}
        onClose={() => setAsking(undefined)}
      />
    </>
  )
}
