/** How the saving of something that saves itself stands. */
export type AutosaveState = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed'

type Options = {
  /** Milliseconds of rest after the last change before it is saved. */
  idle: number
  /** Milliseconds after the first change that is not saved: however one goes on, it is saved by then. */
  ceiling: number
  /** Milliseconds after a failure before it is tried again. */
  retry: number
  /** Saves what stands there now. A rejection is a failure, unless `onFailure` deals with it. */
  save: () => Promise<void>
  /** Gives true when saving must rest until `changed` or `resume` is called. */
  onFailure: (error: unknown) => boolean
}

/** Saves by itself when nothing was changed for a while, and now and then in between; one save at a time, and what comes in between is saved next. */
export const createAutosave = ({ idle, ceiling, retry, save, onFailure }: Options) => {
  let state: AutosaveState = 'clean'
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  /** When the oldest change that is not saved was made. */
  let dirtySince = 0
  let isHeld = false
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const show = (next: AutosaveState): void => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }
  const plan = (pause: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }
  const planRest = (): void => plan(Math.min(idle, Math.max(0, dirtySince + ceiling - Date.now())))
  const run = async (): Promise<void> => {
    isDirty = false
    show('saving')
    try {
      await save()
      show(isDirty ? 'unsaved' : 'saved')
      if (isDirty) planRest()
    } catch (error) {
      isDirty = true
      dirtySince = Date.now()
      isHeld = onFailure(error)
      show('failed')
      if (!isHeld) plan(retry)
    }
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    // Whoever waited may have begun the next one: all of them are waited for.
    // oxlint-disable-next-line no-await-in-loop, no-unmodified-loop-condition -- one save after the other; the saves change it
    while (running) await running
    if (!isDirty || isHeld) return
    running = run()
    await running
    running = undefined
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => state,
    /** Something was changed. */
    changed: (): void => {
      if (!isDirty) dirtySince = Date.now()
      isDirty = true
      if (!running) show('unsaved')
      if (!isHeld) planRest()
    },
    /** Saves now what is not saved yet. */
    flush,
    /** Goes on after a failure that made it rest. */
    resume: (): void => {
      isHeld = false
      if (isDirty) plan(0)
    },
    /** Nothing is to be saved any more: what stands there is what the server has. */
    settle: (): void => {
      clearTimeout(timer)
      isDirty = false
      isHeld = false
      show('clean')
    },
    /** Whether something was changed since the save that runs, or the last one, began. */
    isDirty: () => isDirty,
    /** Whether something would be lost. */
    isPending: () => isDirty || running !== undefined,
  }
}

/** See {@link createAutosave}. */
export type Autosave = ReturnType<typeof createAutosave>
