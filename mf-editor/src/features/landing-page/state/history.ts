import type { LandingPage } from '@kursportal/shared/contract'

/** What is made in the builder: the page, and the picture that goes with its link. */
export type Content = { page: LandingPage; image_id: string | null }

/** A page that the server does not have yet, with what it was made from, so that both can be merged. */
export type KeptContent = Content & { base: Content }

/** The page as it stands, with what it was before and what was taken back. */
export type History = {
  past: readonly Content[]
  present: Content
  future: readonly Content[]
  /** What was changed last and when (ms), so that letters typed into one field are one step. */
  last: { key: string; at: number } | undefined
}

/** Milliseconds within which changes of one field are one step. */
const ONE_STEP = 800
/** So many steps can be taken back. */
const STEPS = 100

/** A page nothing was changed of. */
export const beginHistory = (present: Content): History => ({
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
export const afterChange = (
  { past, present, last }: History,
  next: Content,
  key: string | undefined,
  at: number,
): History => {
  const goesOn = key !== undefined && last?.key === key && at - last.at < ONE_STEP
  return {
    past: goesOn ? past : [...past.slice(1 - STEPS), present],
    present: next,
    future: [],
    last: key === undefined ? undefined : { key, at },
  }
}

/** One step back; the same where there is none. */
export const afterUndo = (history: History): History => {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: undefined,
  }
}

/** One step forward again; the same where there is none. */
export const afterRedo = (history: History): History => {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, last: undefined }
}
