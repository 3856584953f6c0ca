/** Something that is being made as it stands, with what it was before and what was taken back. */
export type UndoHistory<Value> = {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** What was changed last and when (ms), so that letters typed into one field are one step. */
  last: { key: string; at: number } | undefined
}

/** Milliseconds within which changes of one field are one step. */
const ONE_STEP = 800
/** So many steps can be taken back. */
const STEPS = 100

/** Nothing was changed of it yet. */
export const beginHistory = <Value>(present: Value): UndoHistory<Value> => ({
  past: [],
  present,
  future: [],
  last: undefined,
})

/**
 * After a change.
 * @param key what was changed; one that follows the same within 800 ms belongs to the same step. Without one it is a
 * step of its own
 */
export const afterChange = <Value>(
  { past, present, last }: UndoHistory<Value>,
  next: Value,
  key: string | undefined,
  at: number,
): UndoHistory<Value> => {
  const goesOn = key !== undefined && last?.key === key && at - last.at < ONE_STEP
  return {
    past: goesOn ? past : [...past.slice(1 - STEPS), present],
    present: next,
    future: [],
    last: key === undefined ? undefined : { key, at },
  }
}

/** One step back; the same where there is none. */
export const afterUndo = <Value>(history: UndoHistory<Value>): UndoHistory<Value> => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: undefined,
  }
}

/** One step forward again; the same where there is none. */
export const afterRedo = <Value>(history: UndoHistory<Value>): UndoHistory<Value> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: undefined }
}
