import { useCallback, useMemo, useState } from 'react'
import { afterChange, afterRedo, afterUndo, beginHistory } from '../../../common/undo-history.ts'
import { addCue, joinCue, splitCue, type EditedCue } from './cue-edits.ts'
import type { CueActions } from './CueRow.tsx'

type Lines = readonly EditedCue[]

/**
 * The lines of subtitles while they are written, with their steps back and forth; letters typed into one line without a
 * pause are one step.
 * @param goTo leads the focus to a line, and a place in its words
 */
export const useLines = (first: Lines, goTo: (line: number, caret?: number) => void) => {
  const [history, setHistory] = useState(() => beginHistory(first))
  const edit = useCallback(
    (make: (lines: Lines) => Lines, key?: string) =>
      setHistory((now) => afterChange(now, make(now.present), key, Date.now())),
    [],
  )
  // The same for all lines and for good, so that only the line that changes is drawn anew.
  const actions = useMemo(
    (): Omit<CueActions, 'jump' | 'add'> & { add: (index: number, at?: number) => void } => ({
      change: (index, change) =>
        edit(
          (lines) => lines.map((cue, at) => (at === index ? { ...cue, ...change } : cue)),
          `${index}/${Object.keys(change).join()}`,
        ),
      split: (index, caret) => {
        goTo(index + 1)
        edit((lines) => splitCue(lines, index, caret))
      },
      join: (index, caret) => {
        goTo(index, caret)
        edit((lines) => joinCue(lines, index))
      },
      add: (index, at) => {
        goTo(index + 1)
        edit((lines) => addCue(lines, index, at))
      },
      remove: (index, isLast) => {
        goTo(isLast ? index - 1 : index)
        edit((lines) => lines.toSpliced(index, 1))
      },
    }),
    [edit, goTo],
  )
  return {
    cues: history.present,
    /** Puts other lines in place of these, as one step. */
    put: (lines: Lines) => edit(() => lines),
    actions,
    undo: useCallback(() => setHistory((now) => afterUndo(now)), []),
    redo: useCallback(() => setHistory((now) => afterRedo(now)), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
