/**
 * Open tabs that may be told in one second to read something again. Each of them then reads the settings, the
 * configuration and the texts: one process answers about 150 a second.
 */
export const TABS_A_SECOND = 100

/** Nobody waits longer than this to come back, in seconds; what comes at once then is answered more slowly. */
const LONGEST_SPREAD = 60

/** Seconds over which so many tabs come back once their process stops; 0 where they may all come at once. */
export const spreadSeconds = (tabs: number): number =>
  Math.min(LONGEST_SPREAD, Math.floor(tabs / TABS_A_SECOND))
