import { compareVersions, type VersionChange, type VersionPath } from '../versions/compare-versions.ts'
import { movedRows } from '../versions/moved-rows.ts'
import { rowsOnPath, type RowOnPath } from '../versions/rows-on-path.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'

/** What of a course is different: the course itself, a chapter or a lecture. */
type Part = { what: 'course' | 'chapter' | 'video'; id: string; title: string; chapter_title: string | null }

/**
 * One difference between two versions of a course. `path` leads from the part to the field, through the rows of a quiz;
 * empty where the part as a whole came, went or was moved; `before` and `after` of a lecture that stands in another
 * chapter now are the titles of both.
 */
export type CourseDifference = Part & {
  kind: VersionChange['kind']
  path: readonly string[]
  /** The rows it leads through, as they stand in the later version, or stood. */
  rows: readonly RowOnPath[]
  before: unknown
  after: unknown
  /** Of what was moved: its places among its neighbours, counted from 0; null where its neighbours are others now. */
  from: number | null
  to: number | null
}

type Placed = { video: VideoSnapshot; chapter: ChapterSnapshot }

const placedIn = ({ chapters }: CourseSnapshot): Map<string, Placed> =>
  new Map(
    chapters.flatMap((chapter) => chapter.videos.map((video) => [video.id, { video, chapter }] as const)),
  )

const whole = (
  part: Part,
  kind: VersionChange['kind'],
  more: Partial<CourseDifference> = {},
): CourseDifference => ({
  ...part,
  kind,
  path: [],
  rows: [],
  before: null,
  after: null,
  from: null,
  to: null,
  ...more,
})

/** Where something stood and stands among its neighbours. */
const places = (id: string, before: readonly { id: string }[], after: readonly { id: string }[]) => ({
  from: before.findIndex((one) => one.id === id),
  to: after.findIndex((one) => one.id === id),
})

const rowsOf = (path: VersionPath, before: object, after: object): RowOnPath[] => {
  const now = rowsOnPath(after, path)
  const then = rowsOnPath(before, path)
  return now.length < then.length ? then : now
}

const inFields = (part: Part, before: object, after: object): CourseDifference[] =>
  compareVersions(before, after).map((change) => ({
    ...part,
    kind: change.kind,
    path: change.path,
    rows: rowsOf(change.path, before, after),
    before: 'before' in change ? (change.before ?? null) : null,
    after: 'after' in change ? (change.after ?? null) : null,
    from: change.kind === 'moved' ? change.from : null,
    to: change.kind === 'moved' ? change.to : null,
  }))

const chapterPart = ({ id, title }: ChapterSnapshot): Part => ({
  what: 'chapter',
  id,
  title,
  chapter_title: null,
})

const videoPart = ({ video, chapter }: Placed): Part => ({
  what: 'video',
  id: video.id,
  title: video.title,
  chapter_title: chapter.title,
})

const fieldsOf = ({ videos: _videos, ...fields }: ChapterSnapshot): object => fields

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * What is different between two versions of a course, in the order of the later one; what went comes last. A lecture
 * that stands in another chapter is moved, as is one others would have to step aside for.
 */
export const compareCourses = (
  courseId: string,
  before: CourseSnapshot,
  after: CourseSnapshot,
): CourseDifference[] => {
  const oldVideos = placedIn(before)
  const newVideos = placedIn(after)
  const oldChapters = new Map(before.chapters.map((chapter) => [chapter.id, chapter]))
  const newChapters = new Set(idsOf(after.chapters))
  const movedChapters = movedRows(idsOf(before.chapters), idsOf(after.chapters))
  const course: Part = { what: 'course', id: courseId, title: after.course.title, chapter_title: null }
  return [
    ...inFields(course, before.course, after.course),
    ...after.chapters.flatMap((chapter) => {
      const old = oldChapters.get(chapter.id)
      const moved = movedRows(idsOf(old?.videos ?? []), idsOf(chapter.videos))
      return [
        ...(old ? [] : [whole(chapterPart(chapter), 'added')]),
        ...(movedChapters.has(chapter.id)
          ? [whole(chapterPart(chapter), 'moved', places(chapter.id, before.chapters, after.chapters))]
          : []),
        ...(old ? inFields(chapterPart(chapter), fieldsOf(old), fieldsOf(chapter)) : []),
        ...chapter.videos.flatMap((video) => {
          const part = videoPart({ video, chapter })
          const was = oldVideos.get(video.id)
          if (!was) return [whole(part, 'added')]
          const elsewhere = was.chapter.id !== chapter.id
          return [
            ...(elsewhere
              ? [whole(part, 'moved', { before: was.chapter.title, after: chapter.title })]
              : moved.has(video.id)
                ? [whole(part, 'moved', places(video.id, was.chapter.videos, chapter.videos))]
                : []),
            ...inFields(part, was.video, video),
          ]
        }),
      ]
    }),
    ...before.chapters.flatMap((chapter) => [
      ...(newChapters.has(chapter.id) ? [] : [whole(chapterPart(chapter), 'removed')]),
      ...chapter.videos
        .filter(({ id }) => !newVideos.has(id))
        .map((video) => whole(videoPart({ video, chapter }), 'removed')),
    ]),
  ]
}
