import { Button } from '@kursportal/shared/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** With fewer chapters one sees the whole course anyway. */
const WORTH_FOLDING = 4

type Props = {
  chapterIds: readonly string[]
  folded: ReadonlySet<string>
  /** Folds these and no other; none opens all. */
  onFold: (chapterIds: readonly string[]) => void
}

/** Folds every chapter of a long course at once, or opens all again. */
export const FoldAll = ({ chapterIds, folded, onFold }: Props): ReactNode => {
  const t = useTexts()
  if (chapterIds.length < WORTH_FOLDING) return null
  const areFolded = chapterIds.every((id) => folded.has(id))
  return (
    <Button
      variant="text"
      startIcon={
        areFolded ? <ChevronsUpDown size={20} aria-hidden /> : <ChevronsDownUp size={20} aria-hidden />
      }
      onClick={() => onFold(areFolded ? [] : chapterIds)}
      sx={{ mb: 1 }}
    >
      {t(areFolded ? 'editor.openAll' : 'editor.foldAll')}
    </Button>
  )
}
