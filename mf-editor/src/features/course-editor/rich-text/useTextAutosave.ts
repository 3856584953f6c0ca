import { isFailure } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useUnsaved } from '@kursportal/shared/store'
import type { Keeper } from '@kursportal/shared/ui/kept'
import type { JSONContent } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import type { AutosaveState } from '../../../common/saving/autosave.ts'
import { useReportSaving, type PartSaving } from '../../../common/saving/saving-store.ts'
import { failureOfSaving } from '../../../common/saving/useSaving.ts'
import { translate } from './texts.ts'
import { createTextSaver, TwoWrote, Unstorable, type TextConflict } from './text-saver.ts'

type Options = {
  videoId: string
  /** The version of what stands in the editor at first. */
  version: string
  /** What that version says; null where nobody knows any more. */
  base: JSONContent | null
  /** Whether what stands in the editor is a copy the server does not have yet. */
  isAhead: boolean
  /** Holds a copy in the browser until the server has it. */
  keeper: Keeper
  /** Moves the caret to a block that cannot be stored. */
  onShow: (index: number) => void
}

/**
 * Saves what stands in an editor by itself: after two seconds of rest and at least every ten while somebody types, when
 * one goes on to something else, to publishing for example, or leaves the page, and again after a failure. The caret is never touched. What somebody else wrote meanwhile is
 * merged; where both wrote the same blocks it rests and asks. Until the server has it, a copy lies in the browser.
 */
export const useTextAutosave = (editor: Editor, options: Options) => {
  const { videoId, isAhead, onShow } = options
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<unknown>()
  const [conflict, setConflict] = useState<TextConflict>()
  const [saver] = useState(() =>
    createTextSaver(editor, {
      ...options,
      onConflict: setConflict,
      onSaved: (problem) => {
        setTrouble(problem)
        return problem === undefined ? refreshDrafts(client) : undefined
      },
    }),
  )
  const { autosave, typed } = saver
  useEffect(() => {
    const again = (): void => void autosave.flush()
    const leaving = (event: BeforeUnloadEvent): void => {
      if (!autosave.isPending()) return
      event.preventDefault()
      void autosave.flush()
    }
    if (isAhead) typed()
    editor.on('update', typed)
    editor.on('blur', again)
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', leaving)
    return () => {
      editor.off('update', typed)
      editor.off('blur', again)
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', leaving)
      void autosave.flush()
    }
  }, [editor, autosave, typed, isAhead])
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useUnsaved(state === 'unsaved' || state === 'saving' || state === 'failed')
  useReportSaving(
    `text/${videoId}`,
    reportOf(state, trouble, {
      compare: saver.askAgain,
      retry: () => void autosave.flush(),
      onShow,
    }),
  )
  return {
    state,
    /** What has to be decided; undefined for nothing. */
    conflict,
    decideLater: () => setConflict(undefined),
    decide: (choiceOf: Parameters<typeof saver.decide>[0]): void => {
      setConflict(undefined)
      saver.decide(choiceOf)
    },
  }
}

type Ways = { compare: () => void; retry: () => void; onShow: (index: number) => void }

/** How the saving of the text stands, for the head of the page. */
const reportOf = (state: AutosaveState, trouble: unknown, ways: Ways): PartSaving | undefined => {
  if (state === 'clean' || state === 'saved') return undefined
  const isSaving = state === 'saving'
  if (trouble instanceof Unstorable) {
    const { index } = trouble
    return {
      state: 'failed',
      error: trouble.message,
      act:
        index === undefined
          ? undefined
          : { label: translate('common.saving.show'), onPress: () => ways.onShow(index) },
    }
  }
  if (trouble === undefined || isSaving) return { state: isSaving ? 'saving' : 'unsaved' }
  if (isFailure(trouble, 'network')) return { state: 'offline' }
  if (trouble instanceof TwoWrote)
    return { state: 'conflict', act: { label: translate('common.saving.compare'), onPress: ways.compare } }
  return {
    state: 'failed',
    error: failureOfSaving(trouble),
    act: { label: translate('common.saving.retry'), onPress: ways.retry },
  }
}
