import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds after the first screen at which it is looked for the first time; later with presses. */
const FIRST = 2000
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

/**
 * Notices a remote that draws itself anew without end, as with an effect that sets what it depends on: the page answers, but
 * whatever is not urgent, as going to another page, is never drawn. Both signs are asked for: such a change does not come,
 * and the processor never rests. A page that waits for a slow line rests, one that computes a lot still draws.
 * @param tell told once nothing has come for six seconds
 */
export const useStarved = (tell: () => void): void => {
  const [beat, setBeat] = useState(0)
  const drawn = useRef(0)
  const told = useRef(tell)
  useLayoutEffect(() => {
    drawn.current = beat
    told.current = tell
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      if (waiting !== undefined) return
      let rested = false
      const asked = drawn.current + 1
      if (!whenNothingElse(() => (rested = true))) return
      startTransition(() => setBeat(asked))
      waiting = setTimeout(() => {
        waiting = undefined
        if (!rested && drawn.current < asked && !document.hidden) told.current()
      }, WITHIN)
    }
    const first = setTimeout(look, FIRST)
    for (const press of presses) addEventListener(press, look, true)
    return () => {
      clearTimeout(first)
      clearTimeout(waiting)
      for (const press of presses) removeEventListener(press, look, true)
    }
  }, [])
}
