import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { useLocation, useNavigate } from '@kursportal/shared/router'
import { Box, Button, DeleteIcon, IconButton } from '@kursportal/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useUndoKeys } from '../../../common/useUndoKeys.ts'
import { useTexts } from './texts.ts'
import { BinSheet } from './BinSheet.tsx'
import { useOutlineHistory } from './outline-history.ts'
import type { StepPart } from './outline-steps.ts'

type Props = { courseId: string; chapters: readonly ChapterWithVideosDraft[] }

/** Takes back what was done to the outline in this session, and does it again, by key as well; what was deleted longer ago lies in the bin. */
export const UndoButtons = ({ courseId, chapters }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [bin, setBin] = useState(false)
  const leave = ({ id }: StepPart): void => {
    const inside = chapters.find((chapter) => chapter.id === id)?.videos ?? []
    if ([id, ...inside.map((video) => video.id)].some((gone) => pathname.endsWith(gone)))
      void navigate(paths.course(courseId))
  }
  const history = useOutlineHistory(courseId, leave)
  useUndoKeys(history)
  const { undoWords, redoWords, isBusy } = history
  const undoLabel = undoWords ? t('editor.undoStep', { step: undoWords }) : t('editor.nothingToUndo')
  const redoLabel = redoWords ? t('editor.redoStep', { step: redoWords }) : t('editor.nothingToRedo')
  return (
    <Box sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
      <IconButton
        aria-label={undoLabel}
        title={undoLabel}
        aria-disabled={!undoWords || isBusy}
        onClick={history.undo}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
      >
        <Undo2 size={20} />
      </IconButton>
      <IconButton
        aria-label={redoLabel}
        title={redoLabel}
        aria-disabled={!redoWords || isBusy}
        onClick={history.redo}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
      >
        <Redo2 size={20} />
      </IconButton>
      <Button
        variant="text"
        startIcon={<DeleteIcon size={20} />}
        onClick={() => setBin(true)}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('editor.bin.open')}
      </Button>
      <BinSheet courseId={courseId} open={bin} onClose={() => setBin(false)} />
    </Box>
  )
}
