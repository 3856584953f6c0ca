/** Where the time comes from, so that tests can set it. */
export type Clock = { now: () => Date }

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }
