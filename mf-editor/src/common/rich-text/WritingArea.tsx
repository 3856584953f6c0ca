import { Box, type SxProps } from '@kursportal/shared/ui'
import { EditorContent, type Editor } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import type { KeySeat } from './area-props.ts'
import { BlockHandle } from './BlockHandle.tsx'
import { EditorSurface } from './EditorSurface.tsx'
import { ImageDialog } from './ImageDialog.tsx'
import { SlashMenu } from './SlashMenu.tsx'
import { slashItems, type SlashDialogs } from './slash.ts'

type Props = {
  editor: Editor
  /** Names the text among all whose typing is kept. */
  part: string
  /** The seat its menus take keys from; the editor's `areaProps` have the same. */
  keys: KeySeat
  /** What `/` offers beside what every text may hold. */
  dialogs?: Omit<SlashDialogs, 'image'>
  sx?: SxProps
}

/** The area of a text one writes in, with the menu of `/` and the handle of each block. */
export const WritingArea = ({ editor, part, keys, dialogs, sx = {} }: Props): ReactNode => {
  const [isAddingPicture, setAddingPicture] = useState(false)
  const items = slashItems({ image: () => setAddingPicture(true), ...dialogs })
  return (
    <Box sx={{ position: 'relative' }}>
      <BlockHandle editor={editor} keys={keys} />
      <EditorSurface sx={sx}>
        <EditorContent editor={editor} />
      </EditorSurface>
      <SlashMenu editor={editor} items={items} keys={keys} />
      <ImageDialog
        editor={editor}
        part={part}
        open={isAddingPicture}
        onClose={() => setAddingPicture(false)}
      />
    </Box>
  )
}
