import type { Lock, NextLecture, Redo } from '@kursportal/shared/contract'
import {
  attendanceOf,
  attendedUnits,
  berlinDay,
  chapterOpenings,
  closedLectures,
  courseShare,
  lockedLectures,
  lockOfChapter,
  mayBegin,
  mayRedo,
  nextUnlockOf,
  pauseAllowance,
  pauseOn,
  redoFrom,
  type Attendance,
  type ChapterOpening,
  type LockState,
  type Pause,
  type UnlockRule,
} from '@kursportal/shared/domain'
import type { CourseTree, TreeChapter, TreeLecture } from './course-tree.ts'

/** What follows from a course tree: locks, percent, where to go on. */
export type CourseStanding = {
  locks: Map<string, LockState>
  lectures: { chapter: TreeChapter; lecture: TreeLecture }[]
}

/** The lectures of a course in their order, and which of them are closed to this person now. */
export const standingOf = (tree: CourseTree, now: Date): CourseStanding => ({
  locks:
    tree.participation_id === null && !mayBegin(tree.outline, berlinDay(now))
      ? closedLectures(tree.chapters)
      : lockedLectures(ruleOf(tree, tree.pauses), tree.chapters, tree.finished_at !== null, now),
  lectures: tree.chapters.flatMap((chapter) => chapter.lectures.map((lecture) => ({ chapter, lecture }))),
})

const ruleOf = ({ outline }: CourseTree, pauses: readonly Pause[]): UnlockRule => ({
  mode: outline.unlock_mode,
  days: outline.unlock_days,
  pauses,
})

/** The days on which its chapters open, with these pauses. */
export const openingsOf = (tree: CourseTree, pauses: readonly Pause[], today: string): ChapterOpening[] =>
  chapterOpenings(ruleOf(tree, pauses), tree.chapters, today)

/** Whether a pause can begin today: the course is timed and runs, and the frame leaves one. */
export const mayPause = (tree: CourseTree, today: string): boolean =>
  tree.outline.unlock_mode === 'timed' &&
  tree.participation_id !== null &&
  tree.finished_at === null &&
  pauseAllowance(tree.pauses, today).latest !== null

/** A lock as the API gives it; null where nothing is locked. */
export const presentLock = (lock: LockState | null | undefined): Lock | null =>
  lock ? { ...lock, until: lock.until?.toISOString() ?? null } : null

/** What keeps a chapter closed; null where one of its lectures is open, or it has none. */
export const chapterLock = (chapter: TreeChapter, standing: CourseStanding): Lock | null =>
  presentLock(lockOfChapter(chapter, standing.locks))

/** How long lectures take together, in seconds; one without a length counts nothing. */
export const durationOf = (lectures: readonly TreeLecture[]): number =>
  lectures.reduce((sum, lecture) => sum + (lecture.duration_seconds ?? 0), 0)

/** Whether and from when a finished course may be taken again; never while nobody may begin it. */
export const redoOf = (tree: CourseTree, now: Date): Redo =>
  mayBegin(tree.outline, berlinDay(now))
    ? { possible: mayRedo(tree.finished_at, now), possible_from: redoFrom(tree.finished_at) }
    : { possible: false, possible_from: null }

/** How far somebody is in a course, as lists and the course page show it. */
export const presentStanding = (tree: CourseTree, standing: CourseStanding, now: Date) => {
  const lectures = standing.lectures.map(({ lecture }) => lecture)
  const finished = tree.finished_at !== null
  const running = finished ? ('finished' as const) : ('running' as const)
  return {
    state: tree.participation_id ? running : ('not_started' as const),
    progress: courseShare(lectures, finished),
    lectures_done: lectures.filter((lecture) => lecture.done).length,
    lectures_total: lectures.length,
    duration_seconds: durationOf(lectures),
    started_at: tree.started_at?.toISOString() ?? null,
    finished_at: tree.finished_at?.toISOString() ?? null,
    learned_at: tree.learned_at?.toISOString() ?? null,
    invited_at: tree.invited_at?.toISOString() ?? null,
    next_lecture: nextLectureOf(standing),
    paused_until: finished ? null : (pauseOn(berlinDay(now), tree.pauses)?.until ?? null),
    next_unlock_at: nextUnlockOf(standing.locks)?.toISOString() ?? null,
    certificate: tree.certificate,
    redo: redoOf(tree, now),
    can_begin: mayBegin(tree.outline, berlinDay(now)),
  }
}

const nextLectureOf = ({ lectures, locks }: CourseStanding): NextLecture | null => {
  const next = lectures.find(({ lecture }) => !lecture.done && !locks.has(lecture.id))
  if (!next) return null
  const { id, title, type, position_seconds, duration_seconds, thumbnail_image_id } = next.lecture
  return {
    video_id: id,
    title,
    type,
    chapter_title: next.chapter.title,
    position_seconds,
    duration_seconds,
    thumbnail_image_id,
  }
}

/** What somebody attended of a course: as it was when they finished it, else as it is now. */
export const standingAttendance = (tree: CourseTree): Attendance => {
  const now = attendanceOf(tree.outline, tree.chapters)
  if (tree.finished_at === null) return now
  return { ...now, attended: attendedUnits(now.offered, tree), missing: 0 }
}

/** Whether enough of it was attended for the participation to be finished now. */
export const canFinish = (tree: CourseTree): boolean =>
  tree.participation_id !== null && tree.finished_at === null && standingAttendance(tree).missing === 0
