/** Milliseconds the pace is taken from; long enough not to jump, short enough to follow the line. */
const WINDOW = 15_000
/** Before this much is known nothing is said. */
const LEAST = 2000

/** Follows how fast something is sent; tells the seconds it will still take, or null while that is not known. */
export const createPace = (now: () => number = () => performance.now()) => {
  let marks: { at: number; sent: number }[] = []
  return {
    secondsLeft: (sent: number, bytes: number): number | null => {
      const at = now()
      marks = [...marks.filter((mark) => at - mark.at < WINDOW), { at, sent }]
      const [first] = marks
      if (!first || at - first.at < LEAST || sent <= first.sent) return null
      return ((bytes - sent) * (at - first.at)) / (sent - first.sent) / 1000
    },
    /** After a break the pace is learned anew. */
    reset: (): void => {
      marks = []
    },
  }
}

export type Pace = ReturnType<typeof createPace>
