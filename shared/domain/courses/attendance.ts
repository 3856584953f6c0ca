import type { CourseFields } from '../../contract/courses/course-fields.ts'

/** What of somebody's chapters counts: whether each of their lectures is done. */
type AttendedChapter = { lectures: readonly { done: boolean }[] }

/**
 * How much of a course somebody took part in. `counts` says what the numbers are of: the units (Kurseinheiten) the course
 * states, or its lectures where it states none.
 */
export type Attendance = {
  counts: 'units' | 'lectures'
  /** How many the course has. */
  offered: number
  /** How many count as attended. */
  attended: number
  /** How many the rule of participation asks for; 1 at least. */
  needed: number
  /** How many more it takes until the course may be finished; 0 from then on. */
  missing: number
}

/**
 * What a participation keeps that is finished before every lecture is done: so many of so many, as they were counted
 * then. Both null where all of it was attended.
 */
export type AttendedShare = { attended: number | null; attended_of: number | null }

/**
 * What a learner attended of a course and what the rule of participation still asks for (specification, Courses). Where a
 * course has as many chapters as units, each chapter is a unit, attended once all its lectures are done. Otherwise its
 * lectures share the units evenly, and only whole units count. All lectures done are always all units.
 */
export const attendanceOf = (
  { units_offered, required_participation }: Pick<CourseFields, 'units_offered' | 'required_participation'>,
  allChapters: readonly AttendedChapter[],
): Attendance => {
  const chapters = allChapters.filter(({ lectures }) => lectures.length > 0)
  const lectures = chapters.flatMap((chapter) => chapter.lectures)
  const offered = units_offered ?? lectures.length
  const done = lectures.filter((lecture) => lecture.done).length
  const attended =
    chapters.length === offered
      ? chapters.filter((chapter) => chapter.lectures.every((lecture) => lecture.done)).length
      : attendedUnits(offered, { attended: done, attended_of: lectures.length })
  const needed = Math.max(1, Math.ceil((offered * required_participation) / 100))
  return {
    counts: units_offered === null ? 'lectures' : 'units',
    offered,
    attended,
    needed,
    missing: Math.max(0, needed - attended),
  }
}

/** How many whole units of those offered somebody attended who finished a course with this share of it. */
export const attendedUnits = (offered: number, { attended, attended_of: of }: AttendedShare): number => {
  if (attended === null || of === null) return offered
  return of === 0 ? 0 : Math.floor((offered * attended) / of)
}
