import { failureText, isFailure } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useUnsaved } from '@kursportal/shared/store'
import type { Editor } from '@tiptap/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshDrafts } from '../../../common/draft-reads.ts'
import type { Keeper } from '../../../common/kept/useKeptCopy.ts'
import { noteSaved, useReportSaving, type PartSaving } from '../../../common/saving/saving-store.ts'
import { translate } from '../../../texts/index.ts'
import { writeRichText } from '../api/rich-text.ts'
import { createAutosave, type AutosaveState } from '../../../common/saving/autosave.ts'
import { toDocument, unstorableBlock } from '../../../common/rich-text/document.ts'

/** Milliseconds of rest before it is saved (specification, Rich text editor), at the latest, and after a failure. */
const IDLE = 2000
const CEILING = 10_000
const RETRY = 10_000

/** Why the last save failed. */
type Trouble =
  | { kind: 'conflict' }
  | { kind: 'offline' }
  | { kind: 'refused'; words: string }
  /** The contract does not take what stands there; `index` names the block. */
  | { kind: 'unstorable'; words: string; index: number | undefined }

class Unstorable extends Error {
  override readonly name = 'Unstorable'
  readonly index: number | undefined

  constructor(editor: Editor) {
    const block = unstorableBlock(editor.getJSON())
    super(
      block
        ? translate('richText.unstorable', { words: block.words })
        : translate('richText.unstorableWhole'),
    )
    this.index = block?.index
  }
}

const troubleOf = (problem: unknown): Trouble => {
  if (problem instanceof Unstorable)
    return { kind: 'unstorable', words: problem.message, index: problem.index }
  if (isFailure(problem, 'edited_meanwhile')) return { kind: 'conflict' }
  if (isFailure(problem, 'network')) return { kind: 'offline' }
  return { kind: 'refused', words: failureText(problem) }
}

type Options = {
  videoId: string
  /** The version of what stands in the editor at first. */
  version: string
  /** Whether that is a copy the server does not have yet. */
  isAhead: boolean
  /** Holds a copy in the browser until the server has it. */
  keeper: Keeper
  /** Moves the caret to a block that cannot be stored. */
  onShow: (index: number) => void
}

/**
 * Saves what stands in an editor by itself: after two seconds of rest and at least every ten while somebody types, when
 * one leaves the page, and again after a failure. The caret is never touched. When somebody else was faster it rests
 * and says so. Until the server has it, a copy lies in the browser.
 */
export const useTextAutosave = (editor: Editor, options: Options) => {
  const { videoId, isAhead, keeper, onShow } = options
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<Trouble>()
  const [isChoosing, setChoosing] = useState(false)
  const [saving] = useState(() => {
    let { version } = options
    const keep = (): void => keeper.keep(() => ({ value: editor.getJSON(), version }))
    const own = createAutosave({
      idle: IDLE,
      ceiling: CEILING,
      retry: RETRY,
      save: async () => {
        const document = toDocument(editor.getJSON())
        if (!document) throw new Unstorable(editor)
        version = await writeRichText(videoId, document, version)
        setTrouble(undefined)
        noteSaved()
        if (own.isDirty()) keep()
        else keeper.forget()
        await refreshDrafts(client)
      },
      onFailure: (problem) => {
        const found = troubleOf(problem)
        setTrouble(found)
        if (found.kind === 'conflict') setChoosing(true)
        // What cannot be stored is tried again with the next change.
        return found.kind === 'conflict'
      },
    })
    const writeOver = (theirVersion: string): void => {
      version = theirVersion
      own.resume()
    }
    return { autosave: own, writeOver, keep }
  })
  const { autosave, writeOver, keep } = saving
  useEffect(() => {
    const changed = (): void => {
      keep()
      autosave.changed()
    }
    const again = (): void => void autosave.flush()
    const leaving = (event: BeforeUnloadEvent): void => {
      if (!autosave.isPending()) return
      event.preventDefault()
      void autosave.flush()
    }
    if (isAhead) changed()
    editor.on('update', changed)
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', leaving)
    return () => {
      editor.off('update', changed)
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', leaving)
      void autosave.flush()
    }
  }, [editor, autosave, keep, isAhead])
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useUnsaved(state === 'unsaved' || state === 'saving' || state === 'failed')
  useReportSaving(
    `text/${videoId}`,
    reportOf(state, trouble, {
      compare: () => setChoosing(true),
      retry: () => void autosave.flush(),
      onShow,
    }),
  )
  return {
    state,
    isChoosing,
    chooseLater: () => setChoosing(false),
    /** Writes over what somebody else has written. */
    keepMine: (theirVersion: string) => {
      setChoosing(false)
      writeOver(theirVersion)
    },
    /** Gives up what was typed here. */
    takeTheirs: () => {
      setChoosing(false)
      autosave.settle()
      keeper.forget()
    },
  }
}

type Ways = { compare: () => void; retry: () => void; onShow: (index: number) => void }

/** How the saving of the text stands, for the head of the page. */
const reportOf = (state: AutosaveState, trouble: Trouble | undefined, ways: Ways): PartSaving | undefined => {
  if (state === 'clean' || state === 'saved') return undefined
  if (!trouble || (state === 'saving' && trouble.kind !== 'unstorable'))
    return { state: state === 'saving' ? 'saving' : 'unsaved' }
  if (trouble.kind === 'offline') return { state: 'offline' }
  if (trouble.kind === 'conflict')
    return { state: 'conflict', act: { label: translate('common.saving.compare'), onPress: ways.compare } }
  if (trouble.kind === 'refused')
    return {
      state: 'failed',
      error: trouble.words,
      act: { label: translate('common.saving.retry'), onPress: ways.retry },
    }
  const { words, index } = trouble
  return {
    state: 'failed',
    error: words,
    act:
      index === undefined
        ? undefined
        : { label: translate('common.saving.show'), onPress: () => ways.onShow(index) },
  }
}
