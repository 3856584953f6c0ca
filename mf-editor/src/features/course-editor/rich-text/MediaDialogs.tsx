import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { FilmDialog } from './FilmDialog.tsx'
import { HandoutDialog } from './HandoutDialog.tsx'
import type { MediaKind } from './MediaTools.tsx'

type Props = {
  editor: Editor
  /** Names the text among all whose typing is kept. */
  part: string
  videoId: string
  asking: MediaKind | undefined
  onClose: () => void
}

/** The dialogs that put a film or a file into a lecture's text. */
export const MediaDialogs = ({ asking, ...props }: Props): ReactNode => (
  <>
    <FilmDialog {...props} open={asking === 'film'} />
    <HandoutDialog {...props} open={asking === 'handout'} />
  </>
)
