import type { Access, LandingBlock, LandingPage } from '@kursportal/shared/contract'
import { paths } from '../../common/paths.ts'

/** The courses somebody takes who presses the button: all that are for them, or those they withdrew from. */
export const coursesTaken = ({ courses, has_access }: Access): Access['courses'] =>
  courses.filter((course) => course.for_you && (course.withdrawn || !has_access))

/** Where it goes on with courses: the one there is, else the list of all. */
const goalAmong = ([course, ...more]: Access['courses']): string =>
  course && more.length === 0 ? paths.course(course.id) : paths.myCourses

/** Where somebody who has the access goes on: the one course that is for them, else the list of their courses. */
export const goalOf = ({ courses, has_access }: Access): string =>
  goalAmong(courses.filter((course) => course.for_you && !(has_access && course.withdrawn)))

/** Where somebody comes who just took the access, or what they had withdrawn from. */
export const goalOfTaking = (access: Access): string => goalAmong(coursesTaken(access))

/** What somebody can do on the page of an access. */
export type Standing =
  | 'member' // has it
  | 'may_take_again' // has it but for courses they withdrew from
  | 'stranger' // logs in or registers first
  | 'may_join'
  | 'has_all' // has every course they would order already, through a club or another access
  | 'not_their_age'
  | 'not_in_society'
  | 'ended'
  | 'closed' // nobody may begin any of its courses

/** How the person who asks stands to the access. @param own the ids of the courses they have already */
export const standingOf = (access: Access, loggedIn: boolean, own: readonly string[] = []): Standing => {
  if (access.has_access) return access.can.join ? 'may_take_again' : 'member'
  if (access.ended) return 'ended'
  if (access.courses.length > 0 && access.courses.every(({ can_begin }) => !can_begin)) return 'closed'
  if (!loggedIn) return 'stranger'
  if (access.can.join)
    return access.order?.course_ids.every((id) => own.includes(id)) ? 'has_all' : 'may_join'
  return access.for_societies ? 'not_in_society' : 'not_their_age'
}

/** The blocks of a page that are shown. */
export const shownBlocks = (page: LandingPage | null | undefined): LandingBlock[] =>
  (page?.blocks ?? []).filter(({ hidden }) => !hidden)

/** Whether the last thing on the page already asks to join, so that it need not be asked twice. */
export const endsWithJoin = (blocks: readonly LandingBlock[]): boolean => {
  const last = blocks.at(-1)
  if (last?.type === 'registration') return true
  return last?.type === 'call_to_action' && last.button.target.kind === 'join'
}
