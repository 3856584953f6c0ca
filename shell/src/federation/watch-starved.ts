/** Milliseconds in which what is not urgent comes to be drawn, on slow devices too. */
const WITHIN = 6000
const presses = ['pointerdown', 'keydown'] as const

/** Runs something when nothing else wants the processor; false where a browser cannot say when. */
const whenNothingElse = (run: () => void): boolean => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  if (typeof scheduler !== 'object' || scheduler === null || !('postTask' in scheduler)) return false
  if (typeof scheduler.postTask !== 'function') return false
  void scheduler.postTask(run, { priority: 'background' })
  return true
}

/** A change of the page that is not urgent: asks for the next one, and says how many have been drawn. */
export type Beat = { ask: () => void; drawn: () => number }

/**
 * Notices a remote that draws itself anew without end, as with an effect that sets what it depends on: the page answers, but
 * whatever is not urgent, as going to another page, is never drawn. Both signs are asked for: such a change does not come,
 * and the processor never rests. A page that waits for a slow line rests, one that computes a lot still draws. Looks at once
 * and with presses.
 * @param tell told once nothing has come for six seconds
 * @returns the way to leave it
 */
export const watchStarved = (beat: Beat, tell: () => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (waiting !== undefined) return
    let rested = false
    const before = beat.drawn()
    if (!whenNothingElse(() => (rested = true))) return
    beat.ask()
    waiting = setTimeout(() => {
      waiting = undefined
      if (!rested && beat.drawn() === before && !document.hidden) tell()
    }, WITHIN)
  }
  for (const press of presses) addEventListener(press, look, true)
  look()
  return () => {
    clearTimeout(waiting)
    for (const press of presses) removeEventListener(press, look, true)
  }
}
