import { faultOf } from './can-be-used.ts'
import { watchStarved, type Beat } from './watch-starved.ts'

/** Milliseconds between the looks: a page may come to harm after a while. */
const LOOKS = [0, 3000, 8000]

/**
 * Looks whether a remote that is shown can be used: a white page is a failure, too.
 * @param place of the remote
 * @param tell told what is wrong
 * @returns the way to leave it
 */
export const lookAfter = (place: Element, beat: Beat, tell: (fault: string) => void): (() => void) => {
  const timers = LOOKS.map((after) =>
    setTimeout(() => {
      const fault = faultOf(place)
      if (fault !== undefined) tell(fault)
    }, after),
  )
  const stop = watchStarved(beat, () => tell('it is drawn anew without end, and nothing else is'))
  return () => {
    timers.forEach(clearTimeout)
    stop()
  }
}
