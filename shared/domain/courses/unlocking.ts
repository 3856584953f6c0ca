import type { UnlockMode } from '../../contract/courses/course.schemas.ts'
import { addDays, startOfBerlinDay } from '../berlin-time.ts'
import { berlinDay } from '../people/berlin-day.ts'

/** What unlocking must know of a lecture: whether it was ever opened, and whether it is done. */
export type LectureStanding = { id: string; opened_at: Date | null; done: boolean }
export type ChapterStanding = { id: string; lectures: LectureStanding[] }

/** Why something is not open yet; `until` is when it opens, where that is known. */
export type LockState = { reason: 'previous_not_done' | 'not_yet'; until: Date | null }

export type UnlockRule = { mode: UnlockMode; days: number }

/**
 * Which lectures are locked, by lecture id (specification, Lectures). `in_order`: a lecture opens when all before it are
 * done. `timed`: besides, a chapter opens so many days after the chapter before it was begun, at the begin of that day
 * in Berlin. What was once opened stays open, so that publishing again locks nobody out; in a finished course
 * everything is open.
 */
export const lockedLectures = (
  rule: UnlockRule,
  chapters: readonly ChapterStanding[],
  finished: boolean,
  now: Date,
): Map<string, LockState> => {
  const locks = new Map<string, LockState>()
  if (rule.mode === 'all' || finished) return locks
  let allDoneBefore = true
  let opensAt: Date | null = null
  for (const chapter of chapters) {
    const waits: LockState | null =
      rule.mode === 'timed' && opensAt && opensAt > now ? { reason: 'not_yet', until: opensAt } : null
    for (const lecture of chapter.lectures) {
      const order: LockState | null = allDoneBefore
        ? null
        : { reason: 'previous_not_done', until: waits?.until ?? null }
      const lock = order ?? waits
      if (lock && !lecture.opened_at) locks.set(lecture.id, lock)
      allDoneBefore &&= lecture.done
    }
    if (rule.mode === 'timed') opensAt = nextOpening(rule, chapter, opensAt)
  }
  return locks
}

/** When the chapter after this one opens; an empty or never begun chapter passes on what held for itself. */
const nextOpening = (rule: UnlockRule, chapter: ChapterStanding, inherited: Date | null): Date | null => {
  const opened = chapter.lectures.flatMap((lecture) => lecture.opened_at ?? [])
  if (opened.length === 0) return chapter.lectures.length === 0 ? inherited : null
  const begun = new Date(Math.min(...opened.map((instant) => instant.getTime())))
  return startOfBerlinDay(addDays(berlinDay(begun), rule.days))
}

/** A chapter is locked when none of its lectures is open; its lock is that of its first lecture. */
export const lockOfChapter = (
  chapter: Pick<ChapterStanding, 'lectures'>,
  locks: ReadonlyMap<string, LockState>,
): LockState | null => {
  const [first] = chapter.lectures
  if (!first || chapter.lectures.some((lecture) => !locks.has(lecture.id))) return null
  return locks.get(first.id) ?? null
}

/** When something locked opens next, where that is known. */
export const nextUnlockOf = (locks: ReadonlyMap<string, LockState>): Date | null => {
  const dates = [...locks.values()].flatMap((lock) => lock.until?.getTime() ?? [])
  return dates.length > 0 ? new Date(Math.min(...dates)) : null
}
