/** A chapter or a lecture. */
export type StepPart = { kind: 'chapter' | 'lecture'; id: string; title: string }

/** Where a lecture stands: its chapter, and the order of the lectures there, itself among them. */
export type Spot = { chapterId: string; order: readonly string[] }

/** Something that was done to the outline of a course, with what it takes to take it back. */
export type OutlineStep =
  | { what: 'added' | 'removed'; part: StepPart }
  | { what: 'renamed'; part: StepPart; before: string; after: string }
  /** Of the chapters of the course, or of the lectures of one of them. */
  | { what: 'ordered'; chapterId: string | undefined; before: readonly string[]; after: readonly string[] }
  /** A lecture, into another chapter. */
  | { what: 'moved'; part: StepPart; from: Spot; to: Spot }

/** What was done in this session, and what of it was taken back; the latest comes last. */
export type OutlineHistory = { done: readonly OutlineStep[]; undone: readonly OutlineStep[] }

/** As many steps are remembered. */
const MOST_STEPS = 50

/** Nothing was done yet. */
export const noSteps: OutlineHistory = { done: [], undone: [] }

/**
 * Something was done: what had been taken back before cannot be done again after it. A title that is typed and saved in
 * several goes is one step.
 */
export const withStep = ({ done }: OutlineHistory, step: OutlineStep): OutlineHistory => {
  const last = done.at(-1)
  const goesOn = step.what === 'renamed' && last?.what === 'renamed' && last.part.id === step.part.id
  const steps = goesOn ? [...done.slice(0, -1), { ...step, before: last.before }] : [...done, step]
  return { done: steps.slice(-MOST_STEPS), undone: [] }
}

/** The latest step was taken back. */
export const stepBack = ({ done, undone }: OutlineHistory): OutlineHistory => {
  const step = done.at(-1)
  return step ? { done: done.slice(0, -1), undone: [...undone, step] } : { done, undone }
}

/** What was taken back last was done again. */
export const stepOn = ({ done, undone }: OutlineHistory): OutlineHistory => {
  const step = undone.at(-1)
  return step ? { done: [...done, step], undone: undone.slice(0, -1) } : { done, undone }
}

/** The step cannot be taken back or done again any more: it is forgotten, and the others stay. */
export const withoutStep = ({ done, undone }: OutlineHistory, step: OutlineStep): OutlineHistory => ({
  done: done.filter((one) => one !== step),
  undone: undone.filter((one) => one !== step),
})

/** The step that undoes a step. */
export const inverseOf = (step: OutlineStep): OutlineStep => {
  switch (step.what) {
    case 'added':
      return { ...step, what: 'removed' }
    case 'removed':
      return { ...step, what: 'added' }
    case 'renamed':
      return { ...step, before: step.after, after: step.before }
    case 'ordered':
      return { ...step, before: step.after, after: step.before }
    case 'moved':
      return { ...step, from: step.to, to: step.from }
  }
  return step satisfies never
}
