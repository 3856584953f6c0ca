import type { LearnerChapterWithVideos, LearnerVideo } from '@kursportal/shared/contract'
import { searchFor } from '@kursportal/shared/domain'

/** From this many lectures on the outline of a course folds the chapters one is not in. */
export const LONG_COURSE_FROM = 30

/** All lectures of a course in their order. */
export const lecturesOf = (chapters: readonly LearnerChapterWithVideos[]): LearnerVideo[] =>
  chapters.flatMap((chapter) => chapter.videos)

/** What a locked lecture comes after: the lecture directly before it, and the number of the chapter before its own. */
export type Before = { title: string | undefined; chapter: number }

/** Tells what each lecture comes after, by its id; nothing for one that is not in the course. */
export type BeforeOf = (lectureId: string | undefined) => Before | undefined

/** What the lectures of a course come after. */
export const beforeIn = (chapters: readonly LearnerChapterWithVideos[]): BeforeOf => {
  const lectures = chapters.flatMap((chapter) =>
    chapter.videos.map((lecture) => ({ lecture, chapter: chapter.position })),
  )
  const known = new Map(
    lectures.map(({ lecture, chapter }, index) => [
      lecture.id,
      { title: lectures[index - 1]?.lecture.title, chapter },
    ]),
  )
  return (lectureId) => (lectureId === undefined ? undefined : known.get(lectureId))
}

/** The chapter somebody is in: the one of the lecture to go on with, else the first that is not done, else the first. */
export const currentChapterId = (
  chapters: readonly LearnerChapterWithVideos[],
  nextVideoId: string | undefined,
): string | undefined =>
  (
    chapters.find((chapter) => chapter.videos.some((lecture) => lecture.id === nextVideoId)) ??
    chapters.find((chapter) => chapter.lectures_done < chapter.lectures_total) ??
    chapters[0]
  )?.id

/** The lectures in whose title or chapter every word of the search occurs. */
export const searchLectures = (
  chapters: readonly LearnerChapterWithVideos[],
  search: string,
): LearnerVideo[] => {
  const isFound = searchFor(search)
  return chapters.flatMap((chapter) =>
    chapter.videos.filter((lecture) => isFound(lecture.title, chapter.title)),
  )
}
