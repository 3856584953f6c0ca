import { discardChange } from '../versions/discard-change.ts'
import type { VersionChange } from '../versions/compare-versions.ts'
import { isRecord } from '../versions/canonical.ts'
import type { CourseDifference } from './compare-courses.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'

/** The place of a row among those that are there: behind the nearest one it stood behind before. */
const placeIn = (rows: readonly { id: string }[], before: readonly { id: string }[], id: string): number => {
  const was = before.findIndex((row) => row.id === id)
  const earlier = before.slice(0, Math.max(was, 0)).toReversed()
  const neighbour = earlier.find((one) => rows.some((row) => row.id === one.id))
  return neighbour ? rows.findIndex((row) => row.id === neighbour.id) + 1 : 0
}

const withChapter = (
  whole: CourseSnapshot,
  id: string,
  change: (chapter: ChapterSnapshot) => ChapterSnapshot,
): CourseSnapshot => ({
  ...whole,
  chapters: whole.chapters.map((chapter) => (chapter.id === id ? change(chapter) : chapter)),
})

const withoutVideo = (whole: CourseSnapshot, id: string): CourseSnapshot => ({
  ...whole,
  chapters: whole.chapters.map((chapter) => ({
    ...chapter,
    videos: chapter.videos.filter((video) => video.id !== id),
  })),
})

const without = (whole: CourseSnapshot, { what, id }: CourseDifference): CourseSnapshot =>
  what === 'video'
    ? withoutVideo(whole, id)
    : { ...whole, chapters: whole.chapters.filter((chapter) => chapter.id !== id) }

const placed = (
  whole: CourseSnapshot,
  id: string,
): { video: VideoSnapshot; chapter: ChapterSnapshot } | undefined =>
  whole.chapters
    .flatMap((chapter) => chapter.videos.map((video) => ({ video, chapter })))
    .find(({ video }) => video.id === id)

/** Puts a lecture where it stood before; its chapter comes back with it, without the others that went with it. */
const putVideo = (before: CourseSnapshot, whole: CourseSnapshot, video: VideoSnapshot): CourseSnapshot => {
  const old = placed(before, video.id)
  if (!old) return whole
  const rest = withoutVideo(whole, video.id)
  const home = rest.chapters.some(({ id }) => id === old.chapter.id)
    ? rest
    : putChapter(before, rest, { ...old.chapter, videos: [] })
  return withChapter(home, old.chapter.id, (chapter) => ({
    ...chapter,
    videos: chapter.videos.toSpliced(placeIn(chapter.videos, old.chapter.videos, video.id), 0, video),
  }))
}

const putChapter = (
  before: CourseSnapshot,
  whole: CourseSnapshot,
  chapter: ChapterSnapshot,
): CourseSnapshot => {
  const others = whole.chapters.filter(({ id }) => id !== chapter.id)
  return { ...whole, chapters: others.toSpliced(placeIn(others, before.chapters, chapter.id), 0, chapter) }
}

const putBack = (before: CourseSnapshot, whole: CourseSnapshot, change: CourseDifference): CourseSnapshot => {
  const from = change.kind === 'removed' ? before : whole
  if (change.what === 'video') {
    const found = placed(from, change.id)
    return found ? putVideo(before, whole, found.video) : whole
  }
  const chapter = from.chapters.find(({ id }) => id === change.id)
  if (!chapter) return whole
  // Its lectures that stand elsewhere by now stay there.
  const videos = chapter.videos.filter(({ id }) => change.kind === 'moved' || !placed(whole, id))
  return putChapter(before, whole, { ...chapter, videos })
}

const asChange = (change: CourseDifference): VersionChange => {
  const { kind, path, before, after, from, to } = change
  if (kind === 'moved') return { kind, path, from: from ?? 0, to: to ?? 0 }
  if (kind === 'changed') return { kind, path, before, after }
  const row = { ...asRecord(kind === 'added' ? after : before), id: path.at(-1) ?? '' }
  return kind === 'added' ? { kind, path, after: row, at: 0 } : { kind, path, before: row, at: from ?? 0 }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const inField = (whole: CourseSnapshot, change: CourseDifference): CourseSnapshot => {
  if (change.what === 'course') return { ...whole, course: discardChange(whole.course, asChange(change)) }
  if (change.what === 'chapter')
    return withChapter(whole, change.id, (chapter) => discardChange(chapter, asChange(change)))
  return {
    ...whole,
    chapters: whole.chapters.map((chapter) => ({
      ...chapter,
      videos: chapter.videos.map((video) =>
        video.id === change.id ? discardChange(video, asChange(change)) : video,
      ),
    })),
  }
}

/** The later version of a course without one of its changes: what stood there before stands there again. */
export const discardCourseChange = (
  before: CourseSnapshot,
  after: CourseSnapshot,
  change: CourseDifference,
): CourseSnapshot => {
  if (change.path.length > 0) return inField(after, change)
  return change.kind === 'added' ? without(after, change) : putBack(before, after, change)
}
