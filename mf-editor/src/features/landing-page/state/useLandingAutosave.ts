import { failureText, isFailure } from '@kursportal/shared/client'
import type { LandingDraft, LastEdit } from '@kursportal/shared/contract'
import {
  decideConflicts,
  mergeVersions,
  sameContent,
  type Merged,
  type VersionChoice,
  type VersionConflict,
} from '@kursportal/shared/domain'
import { useUnsaved } from '@kursportal/shared/store'
import { noteMerged } from '@kursportal/shared/ui/edits'
import type { Keeper, KeptCopy } from '@kursportal/shared/ui/kept'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAutosave, type Autosave } from '../../../common/saving/autosave.ts'
import { noteSaved, useReportSaving, type PartSaving } from '../../../common/saving/saving-store.ts'
import { translate } from '../texts.ts'
import { fetchDraft, writeDraft } from '../api/landing.ts'
import { contentOf, type Content, type KeptContent } from './content.ts'

/** Milliseconds of rest before it is saved, at the latest, and after a failure. */
const IDLE = 1500
const CEILING = 10_000
const RETRY = 10_000

/** Two people changed the same; nothing is saved until somebody decides. */
export type LandingConflict = Merged<Content> & { edited: LastEdit; version: string; theirs: Content }

type Options = {
  accessId: string
  draft: LandingDraft
  content: Content
  /** What an earlier visit left here and the server does not have. */
  kept: KeptCopy<KeptContent> | null
  /** Puts something else in place of what stands in the builder: what two people wrote, merged. */
  onMerged: (content: Content) => void
  keeper: Keeper
}

/** What the server has, and under which version. */
type Base = { content: Content; version: string }

type Events = {
  /** Two people changed the same. */
  onConflict: (conflict: LandingConflict) => void
  /** What came of a save: undefined when it went well. */
  onSaved: (trouble: unknown) => void
}

/** Saves what is made, and merges it with what somebody else has saved meanwhile. */
const createSaver = ({ accessId, draft, content, kept, keeper }: Options, events: Events) => {
  // What was kept is not what the server has: it is sent as if it was just typed.
  let latest: Content | undefined = kept ? undefined : content
  let base: Base = kept
    ? { content: kept.value.base, version: kept.version }
    : { content: contentOf(draft), version: draft.version }
  let onMerged: Options['onMerged'] | undefined
  const keep = (): void =>
    keeper.keep(() => ({ value: { ...latest, base: base.content }, version: base.version }))
  const store = async (): Promise<void> => {
    const sent = latest
    if (!sent) return
    keeper.sending(sent)
    const { version } = await writeDraft(accessId, sent, base.version)
    keeper.answered()
    base = { content: sent, version }
  }
  const meet = async (): Promise<void> => {
    const theirs = await fetchDraft(accessId)
    if (keeper.isOwn(contentOf(theirs))) {
      base = { content: contentOf(theirs), version: theirs.version }
      return store()
    }
    const found = mergeVersions(base.content, latest ?? contentOf(theirs), contentOf(theirs))
    if (found.conflicts.length > 0) {
      const { edited, version } = theirs
      events.onConflict({ ...found, edited, version, theirs: contentOf(theirs) })
      throw new Error('two people changed the same')
    }
    base = { content: contentOf(theirs), version: theirs.version }
    latest = found.merged
    noteMerged(theirs.edited, keeper.userId)
    onMerged?.(found.merged)
    await store()
  }
  const autosave = createAutosave({
    idle: IDLE,
    ceiling: CEILING,
    retry: RETRY,
    save: async () => {
      try {
        await store()
      } catch (error) {
        if (!isFailure(error, 'edited_meanwhile')) throw error
        await meet()
      }
      events.onSaved(undefined)
      noteSaved()
      if (autosave.isDirty()) keep()
      else keeper.forget()
    },
    onFailure: (error) => {
      events.onSaved(error)
      return !isFailure(error)
    },
  })
  return {
    autosave,
    /** Whom to tell what two people wrote, merged. */
    listen: (next: Options['onMerged']): void => {
      onMerged = next
    },
    /** This stands in the builder now. */
    typed: (next: Content): void => {
      if (sameContent(latest, next)) return
      latest = next
      keep()
      autosave.changed()
    },
    /** Somebody decided: theirs is what was built upon. */
    decided: (next: Content, { theirs, version }: LandingConflict): void => {
      base = { content: theirs, version }
      latest = next
      keep()
      onMerged?.(next)
      autosave.changed()
      autosave.resume()
    },
    version: () => base.version,
  }
}

/**
 * Saves the page by itself. Where somebody else has saved meanwhile, both are merged; what both changed differently is
 * asked. Until the server has it, a copy lies in the browser.
 */
export const useLandingAutosave = (options: Options) => {
  const { accessId, content, onMerged } = options
  const [conflict, setConflict] = useState<LandingConflict>()
  const [isChoosing, setChoosing] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const [saver] = useState(() =>
    createSaver(options, {
      onConflict: (found) => {
        setConflict(found)
        setChoosing(true)
      },
      onSaved: setTrouble,
    }),
  )
  const { autosave } = saver
  useEffect(() => saver.listen(onMerged), [saver, onMerged])
  useEffect(() => saver.typed(content), [saver, content])
  useLeaving(autosave)
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useUnsaved(state === 'unsaved' || state === 'saving' || state === 'failed')
  useReportSaving(
    `landing/${accessId}`,
    reportOf(state, trouble, conflict !== undefined, {
      compare: () => setChoosing(true),
      retry: () => void autosave.flush(),
    }),
  )
  return {
    conflict: isChoosing ? conflict : undefined,
    decideLater: () => setChoosing(false),
    /** Saves what somebody decided on. */
    decide: (choiceOf: (one: VersionConflict) => VersionChoice | undefined): void => {
      if (!conflict) return
      setConflict(undefined)
      setChoosing(false)
      setTrouble(undefined)
      saver.decided(decideConflicts(conflict, choiceOf), conflict)
    },
    /** Saves what is not saved yet; gives the version the server has then, undefined where it has not all of it. */
    settled: async (): Promise<string | undefined> => {
      await autosave.flush()
      return autosave.isPending() ? undefined : saver.version()
    },
  }
}

/** Saves when the line is back, and keeps people from leaving before it is saved. */
const useLeaving = (autosave: Autosave): void =>
  useEffect(() => {
    const again = (): void => void autosave.flush()
    const leaving = (event: BeforeUnloadEvent): void => {
      if (!autosave.isPending()) return
      event.preventDefault()
      void autosave.flush()
    }
    window.addEventListener('online', again)
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('beforeunload', leaving)
      void autosave.flush()
    }
  }, [autosave])

type Ways = { compare: () => void; retry: () => void }

const reportOf = (
  state: ReturnType<Autosave['snapshot']>,
  trouble: unknown,
  isConflict: boolean,
  ways: Ways,
): PartSaving | undefined => {
  if (state === 'clean' || state === 'saved') return undefined
  if (state !== 'failed') return { state: state === 'saving' ? 'saving' : 'unsaved' }
  if (isConflict)
    return { state: 'conflict', act: { label: translate('common.saving.compare'), onPress: ways.compare } }
  if (isFailure(trouble, 'network')) return { state: 'offline' }
  return {
    state: 'failed',
    error: failureText(trouble),
    act: { label: translate('common.saving.retry'), onPress: ways.retry },
  }
}
