/** A day of 24 hours, in milliseconds; days of the calendar are in `berlin-time.ts`. */
export const DAY_MS = 86_400_000

/** The instant so many times 24 hours before another one. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS)
