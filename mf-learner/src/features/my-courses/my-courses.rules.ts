import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { searchFor } from '@kursportal/shared/domain'

/** From this many courses on there is a search. */
export const SEARCH_FROM = 9

/** A course whose next lecture can be opened right away. */
export type OpenCourse = LearnerCourseSummary & {
  next_lecture: NonNullable<LearnerCourseSummary['next_lecture']>
}

export type CourseGroups = {
  /** The one thing to go on with: the course learned last that is open, else the first one to begin. */
  goOn: OpenCourse | undefined
  running: LearnerCourseSummary[]
  notStarted: LearnerCourseSummary[]
  finished: LearnerCourseSummary[]
}

const isOpen = (course: LearnerCourseSummary): course is OpenCourse => course.next_lecture !== null

/** Sorts the courses as the page shows them; the highlighted one is not listed again. */
export const groupCourses = (courses: readonly LearnerCourseSummary[]): CourseGroups => {
  const of = (state: LearnerCourseSummary['state']) => courses.filter((course) => course.state === state)
  const goOn = of('running').find(isOpen) ?? of('not_started').find(isOpen)
  const others = (state: LearnerCourseSummary['state']) => of(state).filter((course) => course !== goOn)
  return {
    goOn,
    running: others('running'),
    notStarted: others('not_started'),
    finished: others('finished'),
  }
}

/** The courses in which every word of the search occurs, in title or instructor. */
export const searchCourses = (
  courses: readonly LearnerCourseSummary[],
  search: string,
): LearnerCourseSummary[] => {
  const isFound = searchFor(search)
  return courses.filter((course) => isFound(course.title, course.instructor_name))
}
