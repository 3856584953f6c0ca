import { berlinYear } from '../berlin-time.ts'
import { berlinDay } from '../people/berlin-day.ts'

/** How far one is in a lecture: 0..1, and whether it is done. */
export type LectureShare = { progress: number; done: boolean }

/**
 * The share of a course, 0..1: the mean of its live lectures, a done one counting whole. 1 once the course is finished,
 * whatever was published since, and never 1 before every lecture is done (specification, Lectures).
 */
export const courseShare = (lectures: readonly LectureShare[], finished: boolean): number => {
  if (finished) return 1
  if (lectures.length === 0) return 0
  const sum = lectures.reduce((total, lecture) => total + (lecture.done ? 1 : clamp(lecture.progress)), 0)
  const share = sum / lectures.length
  return lectures.every((lecture) => lecture.done) ? 1 : Math.min(share, 0.999)
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** How many new seconds a report may claim: twice the time since the last report, and some slack for a slow line (specification, Lectures). */
export const WATCH_SPEED = 2
export const WATCH_SLACK_SECONDS = 15

/** A finished course may be redone from the first day of the next calendar year in Berlin on. */
export const redoFrom = (finishedAt: Date | null): string | null =>
  finishedAt ? `${berlinYear(finishedAt) + 1}-01-01` : null

/** Whether a redo may begin now. */
export const mayRedo = (finishedAt: Date | null, now: Date): boolean => {
  const from = redoFrom(finishedAt)
  return from !== null && berlinDay(now) >= from
}
