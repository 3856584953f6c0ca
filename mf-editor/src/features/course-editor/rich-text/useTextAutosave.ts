import { failureText, isFailure } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useUnsaved } from '@kursportal/shared/store'
import type { Editor } from '@tiptap/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import { useTexts } from '../../../texts/index.ts'
import { writeRichText } from '../api/rich-text.ts'
import { createAutosave } from './autosave.ts'
import { toDocument } from './document.ts'

/** Milliseconds of rest before it is saved (specification, Rich text editor), and after a failure. */
const IDLE = 2000
const RETRY = 10_000

/**
 * Saves what stands in an editor by itself: after two seconds of rest, when one leaves the page, and again after a
 * failure. The caret is never touched. When somebody else was faster it rests and says so.
 */
export const useTextAutosave = (editor: Editor, videoId: string, firstVersion: string) => {
  const t = useTexts()
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const [isConflict, setConflict] = useState(false)
  const [saving] = useState(() => {
    let version = firstVersion
    const own = createAutosave({
      idle: IDLE,
      retry: RETRY,
      save: async () => {
        const document = toDocument(editor.getJSON())
        if (!document) throw new Error(t('richText.tooDeep'))
        version = await writeRichText(videoId, document, version)
        setError(undefined)
        await refreshDrafts(client)
      },
      onFailure: (problem) => {
        const isOverrun = isFailure(problem, 'edited_meanwhile')
        const isTooDeep = !isFailure(problem) && problem instanceof Error
        setError(isTooDeep ? problem.message : failureText(problem))
        setConflict(isOverrun)
        return isOverrun
      },
    })
    return {
      autosave: own,
      writeOver: (theirVersion: string): void => {
        version = theirVersion
        own.resume()
      },
    }
  })
  const { autosave, writeOver } = saving
  useEffect(() => {
    const changed = (): void => autosave.changed()
    const leaving = (event: BeforeUnloadEvent): void => {
      if (!autosave.isPending()) return
      event.preventDefault()
      void autosave.flush()
    }
    editor.on('update', changed)
    window.addEventListener('beforeunload', leaving)
    return () => {
      editor.off('update', changed)
      window.removeEventListener('beforeunload', leaving)
      void autosave.flush()
    }
  }, [editor, autosave])
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useUnsaved(state === 'unsaved' || state === 'saving' || state === 'failed')
  return {
    state,
    error,
    isConflict,
    /** Writes over what somebody else has written. */
    keepMine: (theirVersion: string) => {
      setConflict(false)
      writeOver(theirVersion)
    },
    /** Gives up what was typed here. */
    takeTheirs: () => {
      setConflict(false)
      autosave.settle()
    },
  }
}
