import type { CoursePause } from '@kursportal/shared/contract'
import { pauseAllowance, pauseOn, type Pause } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { mayPause, openingsOf } from './course-standing.ts'
import type { CourseTree } from './course-tree.ts'
import { findCourse } from './find-course.ts'

/**
 * A pause of a course from today on.
 * @throws ApiError pause_not_possible; pause_day_not_possible with the first and the last day that are
 */
export const plannedPause = (tree: CourseTree, today: string, until: string): Pause => {
  const { latest } = pauseAllowance(tree.pauses, today)
  if (!mayPause(tree, today) || latest === null) throw new ApiError('pause_not_possible')
  if (until < today || until > latest)
    throw new ApiError('pause_day_not_possible', { earliest: today, latest })
  return { from: today, until }
}

/** What is left to pause, and when the chapters that come open. */
export const presentPauses = (tree: CourseTree, today: string): CoursePause => {
  const left = pauseAllowance(tree.pauses, today)
  const running = tree.finished_at === null
  return {
    paused_until: running ? (pauseOn(today, tree.pauses)?.until ?? null) : null,
    pauses_left: left.pauses,
    days_left: left.days,
    latest: mayPause(tree, today) ? left.latest : null,
    openings: running ? comingOpenings(tree, tree.pauses, today) : [],
  }
}

/** The chapters that open after today, with these pauses. */
export const comingOpenings = (
  tree: CourseTree,
  pauses: readonly Pause[],
  today: string,
): CoursePause['openings'] =>
  openingsOf(tree, pauses, today).flatMap(({ chapter_id, day, expected }) => {
    const position = tree.chapters.findIndex(({ id }) => id === chapter_id)
    const title = tree.chapters[position]?.title
    return title === undefined || day <= today
      ? []
      : [{ chapter_id, position, title, opens_on: day, expected }]
  })

/** The course, its participation locked: of two that pause at once the second sees what the first did. @throws ApiError not_found */
export const lockCourse = async (context: ActorContext, courseId: string): Promise<CourseTree> => {
  await context.db
    .selectFrom('participations')
    .select('id')
    .where('user_id', '=', context.actor.user_id)
    .where('course_id', '=', courseId)
    .forNoKeyUpdate()
    .execute()
  return (await findCourse(context, courseId)).tree
}
