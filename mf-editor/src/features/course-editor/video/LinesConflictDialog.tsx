import type { Cue } from '@kursportal/shared/contract'
import { ChangedText, EditConflictDialog } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { writtenTime } from './cue-edits.ts'
import type { LinesConflict } from './useSaveLines.ts'

/** Lines of subtitles that two people wrote differently, with both versions of each. */
export const LinesConflictDialog = ({ conflict }: { conflict: LinesConflict }): ReactNode => {
  const t = useTexts()
  const said = (lines: readonly Cue[]): string =>
    lines.length === 0
      ? t('upload.captions.noLines')
      : lines.map(({ from, text }) => `${writtenTime(from)}  ${text}`).join('\n')
  return (
    <EditConflictDialog
      open
      edited={conflict.edited}
      onLater={() => conflict.answer(undefined)}
      onDecide={conflict.answer}
      entries={conflict.merged.conflicts.map(({ base, mine, theirs }, index) => ({
        key: String(index),
        label: t('upload.captions.linesFrom', {
          time: writtenTime((mine[0] ?? theirs[0] ?? base[0])?.from ?? 0),
        }),
        mine: <ChangedText before={said(base)} after={said(mine)} />,
        theirs: <ChangedText before={said(base)} after={said(theirs)} />,
        canKeepBoth: base.length > 0 && mine.length > 0 && theirs.length > 0,
      }))}
    />
  )
}
