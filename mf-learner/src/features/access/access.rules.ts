import type { Access, LandingBlock, LandingPage } from '@kursportal/shared/contract'
import { unitsText } from '@kursportal/shared/domain'
import { paths } from '../../common/paths.ts'
import { lengthText } from '../../common/time-texts.ts'

/** Where somebody who has the access goes on: the one course that is for them, else the list of their courses. */
export const goalOf = ({ courses }: Pick<Access, 'courses'>): string => {
  const [course, ...more] = courses.filter(({ for_you }) => for_you)
  return course && more.length === 0 ? paths.course(course.id) : paths.myCourses
}

/** How long a course is: its units where they are known, else as its creator says, else as long as its lectures. */
export const durationText = (course: Access['courses'][number]): string =>
  unitsText(course) ?? (course.time_alternative_text || lengthText(course.duration_seconds))

/** What somebody can do on the page of an access. */
export type Standing =
  | 'member' // has it
  | 'stranger' // logs in or registers first
  | 'may_join'
  | 'not_their_age'
  | 'not_in_society'
  | 'ended'
  | 'closed' // nobody may begin any of its courses

/** How the person who asks stands to the access. */
export const standingOf = (access: Access, loggedIn: boolean): Standing => {
  if (access.has_access) return 'member'
  if (access.ended) return 'ended'
  if (access.courses.length > 0 && access.courses.every(({ can_begin }) => !can_begin)) return 'closed'
  if (!loggedIn) return 'stranger'
  if (access.can.join) return 'may_join'
  return access.for_societies ? 'not_in_society' : 'not_their_age'
}

/** The blocks of a page that are shown. */
export const shownBlocks = (page: LandingPage | null | undefined): LandingBlock[] =>
  (page?.blocks ?? []).filter(({ hidden }) => !hidden)

/** Whether the last thing on the page already asks to join, so that it need not be asked twice. */
export const endsWithJoin = (blocks: readonly LandingBlock[]): boolean => {
  const last = blocks.at(-1)
  return last?.type === 'call_to_action' && last.button.target.kind === 'join'
}
