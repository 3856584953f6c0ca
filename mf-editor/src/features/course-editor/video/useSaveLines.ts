import type { Cue, LastEdit } from '@kursportal/shared/contract'
import { decidedBlocks, type VersionChoice } from '@kursportal/shared/domain'
import { noteMerged, storeMerged, UndecidedEdit, useQuestion } from '@kursportal/shared/ui/edits'
import type { Keeper } from '@kursportal/shared/ui/kept'
import { useRef, useState } from 'react'
import { fetchCaption, usePutLines } from '../api/captions.ts'
import { mergeLines, type MergedLines } from './merge-lines.ts'

/** What an edit started from; no lines where nobody knows what they were. */
export type LinesBase = { lines: readonly Cue[]; version: string }

/** Which side holds, by the place of the conflict. */
type Choices = Readonly<Record<string, VersionChoice>>

/** Lines that two people wrote differently, until somebody decides. */
export type LinesConflict = {
  merged: MergedLines
  edited: LastEdit
  /** Goes on with what was decided; undefined: it was put off. */
  answer: (choices: Choices | undefined) => void
}

type Options = {
  videoId: string
  language: string
  base: LinesBase
  keeper: Keeper
  /** The lines became others: what somebody else wrote has been merged in. */
  onMerged: (lines: Cue[]) => void
  onSaved: () => void
}

/**
 * Saves the subtitles of one language, and merges them line by line with what somebody else saved meanwhile. What both
 * wrote differently is asked.
 */
export const useSaveLines = ({ videoId, language, base, keeper, onMerged, onSaved }: Options) => {
  const put = usePutLines(videoId)
  const from = useRef(base)
  const { ask, asked } = useQuestion<Omit<LinesConflict, 'answer'>, Choices>()
  const [error, setError] = useState<unknown>()
  const [pending, setPending] = useState(false)

  const meet = async (mine: Cue[]): Promise<Cue[]> => {
    const { edited, ...theirs } = await fetchCaption(videoId, language)
    if (keeper.isOwn({ lines: theirs.lines })) {
      from.current = theirs
      return mine
    }
    const merged = mergeLines(from.current.lines, mine, theirs.lines)
    const choices = merged.conflicts.length > 0 ? await ask({ merged, edited }) : {}
    if (!choices) throw new UndecidedEdit()
    if (merged.conflicts.length === 0) noteMerged(edited, keeper.userId)
    from.current = theirs
    const lines = decidedBlocks(merged, (one) => choices[merged.conflicts.indexOf(one)])
    onMerged(lines)
    return lines
  }
  const save = async (lines: Cue[]): Promise<void> => {
    setPending(true)
    setError(undefined)
    try {
      await storeMerged({
        first: lines,
        write: async (wanted) => {
          // Taken away by the other and left so: there is nothing to save.
          if (wanted.length === 0 && from.current.version === '') return
          keeper.sending({ lines: wanted })
          await put.mutateAsync({ language, lines: wanted, based_on: from.current.version })
          keeper.answered()
        },
        meet,
      })
      onSaved()
    } catch (failure) {
      if (!(failure instanceof UndecidedEdit)) setError(failure)
    } finally {
      setPending(false)
    }
  }
  return { save, pending, error, conflict: asked }
}
