import type { ChapterSnapshot, CourseSnapshot, VideoSnapshot } from '@kursportal/shared/domain'
import { emptyLecture, emptyQuiz } from '@kursportal/shared/domain'
import { newId } from '../../../platform/ids.ts'
import type { ImportedChapter, ImportedCourse, ImportedLecture } from './imported-course.rules.ts'

/** Which part of the draft a record became, by its number in the external database. */
export type KnownParts = { chapter: Map<number, string>; lecture: Map<number, string> }

/** The values that are not undefined. */
const filled = <T extends object>(fields: T) =>
  // Only undefined values are left out, which is what the type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/**
 * A draft with what the external database says: its words replace those of the draft, new chapters and lectures come at
 * the end in their order there. What was made on the platform stays: films, quizzes, texts that were written, order,
 * own chapters; and what was removed here does not come back. New parts are noted in `known`.
 */
export const mergeImport = (
  { course, chapters }: CourseSnapshot,
  { chapters: imported, ...fields }: ImportedCourse,
  known: KnownParts,
): CourseSnapshot => {
  const chapterRecords = byPart(imported, known.chapter)
  const lectureRecords = byPart(
    imported.flatMap((chapter) => chapter.lectures),
    known.lecture,
  )
  const added = new Map(
    imported.map((chapter) => [
      chapter.number,
      chapter.lectures.filter((lecture) => !known.lecture.has(lecture.number)),
    ]),
  )
  const newLectures = (chapter: ImportedChapter | undefined): VideoSnapshot[] =>
    (chapter ? (added.get(chapter.number) ?? []) : []).map((lecture) => newLecture(lecture, known))
  const present = chapters.map((chapter): ChapterSnapshot => {
    const record = chapterRecords.get(chapter.id)
    return {
      ...chapter,
      ...(record ? filled({ title: record.title, description: record.description }) : {}),
      videos: [
        ...chapter.videos.map((video) => renewed(video, lectureRecords.get(video.id))),
        ...newLectures(record),
      ],
    }
  })
  const appended = imported
    .filter((chapter) => !known.chapter.has(chapter.number))
    .map((chapter): ChapterSnapshot => {
      const id = newId()
      known.chapter.set(chapter.number, id)
      const { title, description = '' } = chapter
      return { id, title, description, image_id: null, videos: newLectures(chapter) }
    })
  return { course: { ...course, ...filled(fields) }, chapters: [...present, ...appended] }
}

const byPart = <Part extends { number: number }>(
  parts: readonly Part[],
  known: ReadonlyMap<number, string>,
): Map<string, Part> =>
  new Map(
    parts.flatMap((part) => {
      const id = known.get(part.number)
      return id ? [[id, part] as const] : []
    }),
  )

const renewed = (video: VideoSnapshot, record: ImportedLecture | undefined): VideoSnapshot => ({
  ...video,
  ...(record
    ? filled({ title: record.title, description: record.description, minutes: record.minutes })
    : {}),
})

const newLecture = (record: ImportedLecture, known: KnownParts): VideoSnapshot => {
  const id = newId()
  known.lecture.set(record.number, id)
  const { type, title, description = '', minutes = null } = record
  return {
    ...emptyLecture,
    id,
    type,
    title,
    description,
    minutes,
    rich_text: type === 'richText' ? (record.rich_text ?? null) : null,
    quiz: type === 'quiz' ? emptyQuiz : null,
  }
}
