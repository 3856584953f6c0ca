import type { Lock, NextLecture } from '@kursportal/shared/contract'
import {
  courseShare,
  isFinished,
  lockedLectures,
  lockOfChapter,
  mayRedo,
  nextUnlockOf,
  redoFrom,
  type ChapterStanding,
  type LockState,
} from '@kursportal/shared/domain'
import type { CourseTree, TreeChapter, TreeLecture } from './course-tree.ts'

/** What follows from a course tree: locks, percent, where to go on. */
export type CourseStanding = {
  locks: Map<string, LockState>
  lectures: { chapter: TreeChapter; lecture: TreeLecture }[]
}

export const standingOf = (tree: CourseTree, now: Date): CourseStanding => ({
  locks: lockedLectures(
    { mode: tree.unlock_mode, days: tree.unlock_days },
    tree.chapters.map(chapterStanding),
    tree.finished_at !== null,
    now,
  ),
  lectures: tree.chapters.flatMap((chapter) => chapter.lectures.map((lecture) => ({ chapter, lecture }))),
})

const chapterStanding = (chapter: TreeChapter): ChapterStanding => ({
  id: chapter.id,
  lectures: chapter.lectures.map(({ id, opened_at, done }) => ({
    id,
    opened_at: opened_at ? new Date(opened_at) : null,
    done,
  })),
})

export const presentLock = (lock: LockState | null | undefined): Lock | null =>
  lock ? { reason: lock.reason, until: lock.until?.toISOString() ?? null } : null

export const chapterLock = (chapter: TreeChapter, standing: CourseStanding): Lock | null =>
  presentLock(lockOfChapter(chapterStanding(chapter), standing.locks))

export const durationOf = (lectures: readonly TreeLecture[]): number =>
  lectures.reduce((sum, lecture) => sum + (lecture.duration_seconds ?? 0), 0)

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
    next_lecture: nextLectureOf(standing),
    next_unlock_at: nextUnlockOf(standing.locks)?.toISOString() ?? null,
    certificate: tree.certificate,
    redo: { possible: mayRedo(tree.finished_at, now), possible_from: redoFrom(tree.finished_at) },
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

/** Whether every lecture is done and the participation could be finished now. */
export const canFinish = (tree: CourseTree, { lectures }: CourseStanding): boolean =>
  tree.participation_id !== null &&
  tree.finished_at === null &&
  isFinished(lectures.map(({ lecture }) => lecture))
