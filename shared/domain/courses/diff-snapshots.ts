import type { CourseChange } from '../../contract/courses/publishing.schemas.ts'
import { canonical } from '../versions/canonical.ts'
import { movedRows } from '../versions/moved-rows.ts'
import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from './course-snapshot.ts'

/**
 * What publishing `draft` over `live` would change, in the order of the draft; what was removed comes last. Something is
 * moved when it stands in another chapter or when others would have to step aside for it; only as few as needed are named.
 */
export const diffSnapshots = (
  courseId: string,
  live: CourseSnapshot | null,
  draft: CourseSnapshot,
): CourseChange[] => {
  if (!live) return addedWhole(courseId, draft)
  return [
    ...courseChanges(courseId, live, draft),
    ...chapterChanges(live, draft),
    ...videoChanges(live, draft),
    ...removals(live, draft),
  ]
}

type Placed = { video: VideoSnapshot; chapter: ChapterSnapshot }

const placedVideos = (snapshot: CourseSnapshot): Map<string, Placed> =>
  new Map(
    snapshot.chapters.flatMap((chapter) =>
      chapter.videos.map((video) => [video.id, { video, chapter }] as const),
    ),
  )

const chapterChange = (chapter: ChapterSnapshot, kind: CourseChange['kind'], fields: string[] = []) =>
  ({ kind, what: 'chapter', id: chapter.id, title: chapter.title, chapter_title: null, fields }) as const

const videoChange = ({ video, chapter }: Placed, kind: CourseChange['kind'], fields: string[] = []) =>
  ({ kind, what: 'video', id: video.id, title: video.title, chapter_title: chapter.title, fields }) as const

const addedWhole = (courseId: string, draft: CourseSnapshot): CourseChange[] => [
  { kind: 'added', what: 'course', id: courseId, title: draft.course.title, chapter_title: null, fields: [] },
  ...draft.chapters.flatMap((chapter) => [
    chapterChange(chapter, 'added'),
    ...chapter.videos.map((video) => videoChange({ video, chapter }, 'added')),
  ]),
]

const courseChanges = (courseId: string, live: CourseSnapshot, draft: CourseSnapshot): CourseChange[] => {
  const fields = differing(live.course, draft.course)
  if (fields.length === 0) return []
  return [
    { kind: 'changed', what: 'course', id: courseId, title: draft.course.title, chapter_title: null, fields },
  ]
}

const chapterChanges = (live: CourseSnapshot, draft: CourseSnapshot): CourseChange[] => {
  const before = new Map(live.chapters.map((chapter) => [chapter.id, chapter]))
  const moved = movedRows(
    live.chapters.map((chapter) => chapter.id),
    draft.chapters.map((chapter) => chapter.id),
  )
  return draft.chapters.flatMap((chapter) => {
    const old = before.get(chapter.id)
    if (!old) return [chapterChange(chapter, 'added')]
    const fields = differing(old, chapter, ['id', 'videos'])
    return [
      ...(fields.length > 0 ? [chapterChange(chapter, 'changed', fields)] : []),
      ...(moved.has(chapter.id) ? [chapterChange(chapter, 'moved')] : []),
    ]
  })
}

const videoChanges = (live: CourseSnapshot, draft: CourseSnapshot): CourseChange[] => {
  const before = placedVideos(live)
  const liveChapters = new Map(live.chapters.map((chapter) => [chapter.id, chapter]))
  return draft.chapters.flatMap((chapter) => {
    const moved = movedRows(
      (liveChapters.get(chapter.id)?.videos ?? []).map((video) => video.id),
      chapter.videos.map((video) => video.id),
    )
    return chapter.videos.flatMap((video) => {
      const placed = { video, chapter }
      const old = before.get(video.id)
      if (!old) return [videoChange(placed, 'added')]
      const fields = differing(old.video, video, ['id'])
      const elsewhere = old.chapter.id !== chapter.id
      return [
        ...(fields.length > 0 ? [videoChange(placed, 'changed', fields)] : []),
        ...(elsewhere || moved.has(video.id) ? [videoChange(placed, 'moved')] : []),
      ]
    })
  })
}

const removals = (live: CourseSnapshot, draft: CourseSnapshot): CourseChange[] => {
  const chapters = new Set(draft.chapters.map((chapter) => chapter.id))
  const videos = placedVideos(draft)
  return live.chapters.flatMap((chapter) => [
    ...(chapters.has(chapter.id) ? [] : [chapterChange(chapter, 'removed')]),
    ...chapter.videos
      .filter((video) => !videos.has(video.id))
      .map((video) => videoChange({ video, chapter }, 'removed')),
  ])
}

/** The names of the properties in which two objects differ. */
const differing = (before: object, after: object, except: readonly string[] = []): string[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => !except.includes(name) && canonical(old.get(name)) !== canonical(value))
    .map(([name]) => name)
}
