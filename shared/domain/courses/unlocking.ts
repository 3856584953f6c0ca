import type { UnlockMode } from '../../contract/courses/course-fields.ts'
import { startOfBerlinDay } from '../berlin-time.ts'
import { berlinDay } from '../people/berlin-day.ts'
import { addUnpausedDays, type Pause } from './pauses.ts'

/** What unlocking must know of a lecture: when it was first opened (ISO text), and whether it is done. */
export type LectureStanding = { id: string; opened_at: string | null; done: boolean }
export type ChapterStanding = { id: string; lectures: readonly LectureStanding[] }

/**
 * Why something is not open yet. `until` is when it opens, where that is known; where it is not because the chapter
 * before was not begun, the first lecture of the chapter has in `wait_days` how many days after that it will.
 */
export type LockState = {
  reason: 'previous_not_done' | 'not_yet' | 'course_closed'
  until: Date | null
  wait_days: number | null
}

/** How lectures open up, and the days on which the learner paused. */
export type UnlockRule = { mode: UnlockMode; days: number; pauses: readonly Pause[] }

/** The day on which a chapter opens, null while nobody knows; at once for one that waits for no day. */
type Opening = { day: string | null } | 'at once'

/**
 * When each chapter opens. `timed`: so many days after the chapter before it was begun, days of pauses not counted; an
 * empty chapter passes on what holds for itself.
 */
const openingsOf = (rule: UnlockRule, chapters: readonly ChapterStanding[]): Opening[] => {
  if (rule.mode !== 'timed') return chapters.map(() => 'at once')
  let next: Opening = 'at once'
  return chapters.map((chapter) => {
    const opening = next
    if (chapter.lectures.length === 0) return opening
    const begun = begunOn(chapter)
    next = { day: begun === null ? null : addUnpausedDays(begun, rule.days, rule.pauses) }
    return opening
  })
}

/** The day on which the first lecture of a chapter was opened. */
const begunOn = ({ lectures }: ChapterStanding): string | null => {
  const opened = lectures.flatMap(({ opened_at }) => (opened_at === null ? [] : Date.parse(opened_at)))
  return opened.length > 0 ? berlinDay(new Date(Math.min(...opened))) : null
}

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
  const openings = openingsOf(rule, chapters)
  let allDoneBefore = true
  for (const [place, chapter] of chapters.entries()) {
    const opening = openings[place] ?? 'at once'
    const day = opening === 'at once' ? null : opening.day
    const until = day === null ? null : startOfBerlinDay(day)
    const waits: LockState | null =
      until && until > now ? { reason: 'not_yet', until, wait_days: null } : null
    const unbegun = opening !== 'at once' && day === null ? rule.days : null
    for (const [index, lecture] of chapter.lectures.entries()) {
      const order: LockState | null = allDoneBefore
        ? null
        : {
            reason: 'previous_not_done',
            until: waits?.until ?? null,
            wait_days: index === 0 ? unbegun : null,
          }
      const lock = order ?? waits
      if (lock && !lecture.opened_at) locks.set(lecture.id, lock)
      allDoneBefore &&= lecture.done
    }
  }
  return locks
}

/** A day on which a chapter opens or opened. */
export type ChapterOpening = {
  chapter_id: string
  /** `YYYY-MM-DD` in Berlin. */
  day: string
  /** It follows from nothing but the plan: the chapter before is begun on the very day it opens. */
  expected: boolean
  begun: boolean
}

/**
 * The days on which the chapters of a timed course open, past and to come, as far as they are known; and from there on
 * as expected. A chapter that is open and was not begun says nothing of those behind it.
 */
export const chapterOpenings = (
  rule: UnlockRule,
  chapters: readonly ChapterStanding[],
  today: string,
): ChapterOpening[] => {
  if (rule.mode !== 'timed') return []
  const openings = openingsOf(rule, chapters)
  const found: ChapterOpening[] = []
  let expected: string | null = null
  for (const [place, chapter] of chapters.entries()) {
    if (chapter.lectures.length === 0) continue
    const opening = openings[place] ?? 'at once'
    const begun = begunOn(chapter) !== null
    const day: string | null = opening === 'at once' ? null : (opening.day ?? expected)
    const isExpected = opening !== 'at once' && opening.day === null
    if (day) found.push({ chapter_id: chapter.id, day, expected: isExpected, begun })
    expected = day && day > today && !begun ? addUnpausedDays(day, rule.days, rule.pauses) : null
  }
  return found
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

/** The locks of a course for somebody who has not begun it when nobody may any more: all of it is closed. */
export const closedLectures = (chapters: readonly ChapterStanding[]): Map<string, LockState> =>
  new Map(
    chapters.flatMap(({ lectures }) =>
      lectures.map(({ id }) => [id, { reason: 'course_closed', until: null, wait_days: null }] as const),
    ),
  )
