import { addDays, daysBetween } from '../berlin-time.ts'

/** Days on which somebody pauses a course, the first and the last one of them: `YYYY-MM-DD` in Berlin. */
export type Pause = { from: string; until: string }

/** How much one may pause within one participation (decision 0450). */
export const pauseFrame = { pauses: 2, days: 28 } as const

/** How many days a pause takes, the first and the last one counted. */
export const pausedDays = ({ from, until }: Pause): number => daysBetween(from, until) + 1

/** The pause a day lies in. */
export const pauseOn = (day: string, pauses: readonly Pause[]): Pause | undefined =>
  pauses.find(({ from, until }) => from <= day && day <= until)

/**
 * A day so many days later, days of a pause not counted. What would come on the first day of a pause is there already
 * and does not move.
 */
export const addUnpausedDays = (day: string, days: number, pauses: readonly Pause[]): string => {
  let due = addDays(day, days)
  for (const { from, until } of pauses.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const first = from < day ? day : from
    if (first < due && first <= until) due = addDays(due, pausedDays({ from: first, until }))
  }
  return due
}

/** What is left of the frame: how many pauses, how many days, and the last day of one that begins today, if any. */
export const pauseAllowance = (pauses: readonly Pause[], today: string) => {
  const days = Math.max(0, pauseFrame.days - pauses.reduce((sum, pause) => sum + pausedDays(pause), 0))
  const left = Math.max(0, pauseFrame.pauses - pauses.length)
  const mayPause = left > 0 && days > 0 && !pauseOn(today, pauses)
  return { pauses: left, days, latest: mayPause ? addDays(today, days - 1) : null }
}

/**
 * The pauses after the one of today is ended: its days before today stay paused, and where there are none it has not
 * happened.
 */
export const endPauseOn = (today: string, pauses: readonly Pause[]): Pause[] => {
  const running = pauseOn(today, pauses)
  return pauses.flatMap((pause) => {
    if (pause !== running) return [pause]
    return pause.from === today ? [] : [{ ...pause, until: addDays(today, -1) }]
  })
}
