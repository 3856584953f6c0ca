/** Words nobody reads more of in a second; only who skips is faster. */
const WORDS_A_SECOND = 8
const SHORTEST = 5
const LONGEST = 30

/** How long a text must have been open before its end counts as read, in seconds. */
export const leastReadingSeconds = (words: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.round(words / WORDS_A_SECOND)))
