import type { RawBuilder, SqlBool } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { outlinesOf, type CourseOutline, type OutlineChapter, type OutlineLecture } from './course-outline.ts'
import { readCourseRows, type CourseRow, type CurrentParticipation, type Page } from './course-rows.ts'
import { progressIn, type LectureProgress, type Reports } from './lecture-reports.ts'

export type TreeLecture = OutlineLecture & LectureProgress
export type TreeChapter = Omit<OutlineChapter, 'lectures'> & { lectures: TreeLecture[] }

/** A live course a learner may take: what everybody shares of it, and what is theirs. */
export type CourseTree = CurrentParticipation & {
  outline: CourseOutline
  /** Those of the outline, with how far the person is in them. */
  chapters: TreeChapter[]
}

/** What somebody asks of their courses: a condition on `course`, and which page; all of them where both are left out. */
type Wanted = Page & { condition?: RawBuilder<SqlBool> }

/**
 * The courses granted to somebody, last learned first: what is the person's own, joined here with the outlines that
 * everybody shares.
 * @returns one page of them, and how many there are in all
 */
export const loadCourseTrees = async (
  context: Context,
  userId: string,
  { condition, ...page }: Wanted = {},
): Promise<{ trees: CourseTree[]; total: number }> => {
  const { rows, total } = await readCourseRows(context, userId, page, condition)
  const outlines = await outlinesOf(context, rows)
  const trees = rows.flatMap((row) => {
    const outline = outlines.get(row.course_id)
    return outline ? [withProgress(outline, row)] : []
  })
  return { trees, total }
}

const withProgress = (outline: CourseOutline, row: CourseRow): CourseTree => ({
  outline,
  participation_id: row.participation_id,
  number: row.number,
  started_at: row.started_at,
  finished_at: row.finished_at,
  attended: row.attended,
  attended_of: row.attended_of,
  pauses: row.pauses,
  learned_at: row.learned_at,
  invited_at: row.invited_at,
  certificate: row.certificate,
  chapters: row.reports ? chaptersWith(outline, row.reports) : untouched(outline),
})

const chaptersWith = ({ chapters }: CourseOutline, reports: Reports | null): TreeChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    lectures: chapter.lectures.map((lecture) => withReport(lecture, reports)),
  }))

/** Written out, as a list makes hundreds of them: copying both costs several times as much. */
const withReport = (lecture: OutlineLecture, reports: Reports | null): TreeLecture => {
  const { progress, position_seconds, opened_at, done } = progressIn(reports, lecture.id)
  const { id, type, title, duration_seconds, thumbnail_image_id } = lecture
  return {
    id,
    type,
    title,
    duration_seconds,
    thumbnail_image_id,
    progress,
    position_seconds,
    opened_at,
    done,
  }
}

const untouchedOf = new WeakMap<CourseOutline, TreeChapter[]>()

/** The chapters for everybody who has done nothing in them yet; the same array as long as the outline is the same. */
const untouched = (outline: CourseOutline): TreeChapter[] => {
  const chapters = untouchedOf.get(outline) ?? chaptersWith(outline, null)
  untouchedOf.set(outline, chapters)
  return chapters
}
