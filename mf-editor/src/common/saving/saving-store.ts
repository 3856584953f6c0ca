import { create } from '@kursportal/shared/store'
import { useEffect } from 'react'

/**
 * How the saving of a part of the page stands. `offline`: kept in this browser until there is a connection; `conflict`:
 * somebody else wrote the same, and one of both has to be chosen.
 */
export type PartSaving = {
  state: 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict'
  /** Why it failed, a sentence. */
  error?: string | undefined
  /** What can be done about it. */
  act?: { label: string; onPress: () => void } | undefined
}

type Store = {
  parts: ReadonlyMap<string, PartSaving>
  /** When something was last saved here, ISO 8601. */
  savedAt: string | undefined
  report: (part: string, saving: PartSaving | undefined) => void
  saved: () => void
}

const useStore = create<Store>((set) => ({
  parts: new Map(),
  savedAt: undefined,
  report: (part, saving) =>
    set(({ parts }) => {
      const after = new Map(parts)
      if (saving) after.set(part, saving)
      else after.delete(part)
      return { parts: after }
    }),
  saved: () => set({ savedAt: new Date().toISOString() }),
}))

/** Notes that the server has taken something. */
export const noteSaved = (): void => useStore.getState().saved()

const order: readonly PartSaving['state'][] = ['conflict', 'failed', 'offline', 'saving', 'unsaved']

/** Of all parts of the page the one that matters most; undefined when everything is saved. */
const worstOf = (parts: Iterable<PartSaving>): PartSaving | undefined =>
  [...parts].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))[0]

/** How the saving of the page as a whole stands, and when something was last saved on it. */
export const usePageSaving = (): { worst: PartSaving | undefined; savedAt: string | undefined } => ({
  worst: worstOf(useStore(({ parts }) => parts).values()),
  savedAt: useStore(({ savedAt }) => savedAt),
})

/** Tells the head of the page how the saving of a part stands, for as long as the part is there. */
export const useReportSaving = (part: string, saving: PartSaving | undefined): void => {
  const { state, error, act } = saving ?? {}
  useEffect(() => {
    useStore.getState().report(part, state && { state, error, act })
    // oxlint-disable-next-line react/exhaustive-deps -- what is done about it changes with the state
  }, [part, state, error])
  useEffect(() => () => useStore.getState().report(part, undefined), [part])
}
