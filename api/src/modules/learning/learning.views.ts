import {
  cardFields,
  pageFields,
  type LearnerChapter,
  type LearnerChapterWithVideos,
  type LearnerCourse,
  type LearnerCourseSummary,
  type LearnerVideo,
} from '@kursportal/shared/contract'
import { berlinDay, pick } from '@kursportal/shared/domain'
import {
  canFinish,
  chapterLock,
  durationOf,
  mayPause,
  presentLock,
  presentStanding,
  standingAttendance,
  standingOf,
  type CourseStanding,
} from './course-standing.ts'
import type { CourseTree, TreeChapter, TreeLecture } from './course-tree.ts'

/** A course as lists show it. */
export const presentCourseSummary = (tree: CourseTree, now: Date): LearnerCourseSummary =>
  tree.participation_id === null
    ? { ...unbegunSummary(tree, now), invited_at: tree.invited_at?.toISOString() ?? null }
    : summaryOf(tree, now)

const summaryOf = (tree: CourseTree, now: Date): LearnerCourseSummary => ({
  id: tree.outline.id,
  ...pick(tree.outline, cardFields),
  ...presentStanding(tree, standingOf(tree, now), now),
})

const unbegunOf = new WeakMap<TreeChapter[], { day: string; summary: LearnerCourseSummary }>()

/**
 * A course that nobody has begun is on a day the same for everybody but for their invitation. They share its chapters
 * (`loadCourseTrees`), which are others once the course changes.
 */
const unbegunSummary = (tree: CourseTree, now: Date): LearnerCourseSummary => {
  const day = berlinDay(now)
  const kept = unbegunOf.get(tree.chapters)
  if (kept?.day === day) return kept.summary
  const summary = summaryOf(tree, now)
  unbegunOf.set(tree.chapters, { day, summary })
  return summary
}

/** A course as its page shows it to whoever its tree was read for. */
export const presentCourse = (tree: CourseTree, now: Date): LearnerCourse => {
  const summary = presentCourseSummary(tree, now)
  const standing = standingOf(tree, now)
  return {
    ...summary,
    ...pick(tree.outline, pageFields),
    chapters_total: tree.chapters.length,
    attendance: standingAttendance(tree),
    republished_at: republishedAt(tree),
    participation: tree.participation_id ? { id: tree.participation_id, number: tree.number ?? 1 } : null,
    can: {
      finish: canFinish(tree),
      confirm: tree.finished_at !== null && tree.certificate === null,
      redo: summary.redo.possible,
      pause: mayPause(tree, berlinDay(now)) && standing.locks.size > 0,
    },
  }
}

const republishedAt = ({
  started_at,
  finished_at,
  outline: { republished_at: at },
}: CourseTree): string | null =>
  started_at && !finished_at && at && at > started_at ? at.toISOString() : null

/** A chapter as the course shows it, without its lectures. */
export const presentChapter = (
  tree: CourseTree,
  chapter: TreeChapter,
  standing: CourseStanding,
): LearnerChapter => ({
  id: chapter.id,
  course_id: tree.outline.id,
  position: tree.chapters.indexOf(chapter),
  title: chapter.title,
  description: chapter.description,
  image_id: chapter.image_id,
  locked: chapterLock(chapter, standing),
  lectures_done: chapter.lectures.filter((lecture) => lecture.done).length,
  lectures_total: chapter.lectures.length,
  duration_seconds: durationOf(chapter.lectures),
})

/** A lecture as the course shows it, without its content. */
export const presentVideo = (
  tree: CourseTree,
  chapter: TreeChapter,
  lecture: TreeLecture,
  { locks }: CourseStanding,
): LearnerVideo => ({
  id: lecture.id,
  chapter_id: chapter.id,
  course_id: tree.outline.id,
  position: chapter.lectures.indexOf(lecture),
  type: lecture.type,
  title: lecture.title,
  duration_seconds: lecture.duration_seconds,
  thumbnail_image_id: lecture.thumbnail_image_id,
  locked: presentLock(locks.get(lecture.id)),
  progress: lecture.done ? 1 : lecture.progress,
  done: lecture.done,
  position_seconds: lecture.position_seconds,
})

/** A chapter with its lectures, in their order. */
export const presentChapterWithVideos = (
  tree: CourseTree,
  chapter: TreeChapter,
  standing: CourseStanding,
): LearnerChapterWithVideos => ({
  ...presentChapter(tree, chapter, standing),
  videos: chapter.lectures.map((lecture) => presentVideo(tree, chapter, lecture, standing)),
})
