import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/core'
import { Clapperboard, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToolButton } from '../../../common/rich-text/ToolButton.tsx'
import { useTexts } from './texts.ts'

/** What a lecture's text may hold that others may not. */
export type MediaKind = 'film' | 'handout'

type Props = {
  editor: Editor
  /** Opens the dialog of one. */
  onAsk: (kind: MediaKind) => void
}

/** What only a lecture's text may hold: its films and files. */
export const MediaTools = ({ editor, onAsk }: Props): ReactNode => {
  const t = useTexts()
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
        onPress={() => onAsk('film')}
      >
        <Clapperboard size={20} />
      </ToolButton>
      <ToolButton
        label={t('richText.handoutDialog')}
        pressed={on.handout}
        disabled={on.isInsideBox}
        onPress={() => onAsk('handout')}
      >
        <Paperclip size={20} />
      </ToolButton>
    </>
  )
}
