import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { searchFor } from '@kursportal/shared/domain'

/** From this many courses on there is a search. */
export const SEARCH_FROM = 9

/** A course whose next lecture can be opened right away. */
export type OpenCourse = LearnerCourseSummary & {
  next_lecture: NonNullable<LearnerCourseSummary['next_lecture']>
}

export type CourseGroups = {
  /**
   * The one thing to go on with: the course somebody was invited to since they last learned, unless it came with many
   * others, else the course learned last that is open, one that is paused only without another, else the first one to
   * begin.
   */
  goOn: OpenCourse | undefined
  running: LearnerCourseSummary[]
  notStarted: LearnerCourseSummary[]
  finished: LearnerCourseSummary[]
}

const isOpen = (course: LearnerCourseSummary): course is OpenCourse => course.next_lecture !== null

/** The newest course somebody was invited to and has not begun. */
const invitedTo = (courses: readonly LearnerCourseSummary[]): OpenCourse | undefined =>
  courses
    .filter(isOpen)
    .filter(({ state, invited_at }) => state === 'not_started' && invited_at !== null)
    .reduce<OpenCourse | undefined>(
      (newest, one) => (newest && (newest.invited_at ?? '') >= (one.invited_at ?? '') ? newest : one),
      undefined,
    )

/** An invitation to more courses than these is a library and names none of them. */
const FEW = 3

const sameInvitation = (one: LearnerCourseSummary) => (other: LearnerCourseSummary) =>
  other.invited_at === one.invited_at

/** Sorts the courses as the page shows them; the highlighted one is not listed again. */
export const groupCourses = (courses: readonly LearnerCourseSummary[]): CourseGroups => {
  const of = (state: LearnerCourseSummary['state']) => courses.filter((course) => course.state === state)
  const open = of('running').filter(isOpen)
  const running = open.find(({ paused_until }) => paused_until === null) ?? open[0]
  const invited = invitedTo(courses)
  const lastLearned = running?.learned_at ?? running?.started_at ?? ''
  const isMeant = invited !== undefined && courses.filter(sameInvitation(invited)).length <= FEW
  const isNewer = isMeant && (invited.invited_at ?? '') > lastLearned
  const goOn = (isNewer ? invited : running) ?? of('not_started').find(isOpen)
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
