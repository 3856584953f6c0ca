import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isStillGranted } from '../learning/granted-courses.ts'
import { isNotPausedSince, unpausedSince, type Circle } from './due-reminders.ts'

/**
 * One row a person of a circle: the open participation they used last, in a course they still have and of which they may
 * be reminded.
 */
export const openCourses = (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  circle: Circle,
  userIds: string[],
) =>
  context.db
    .selectFrom('participations')
    .innerJoin('courses as course', 'course.id', 'participations.course_id')
    .where('participations.finished_at', 'is', null)
    .where(isStillGranted(context))
    .where('participations.user_id', 'in', userIds)
    .where(isNotPausedSince(unpausedSince(context, circle)))
    .$if(circle.courseId !== undefined, (query) => query.where('course.id', '=', circle.courseId ?? ''))
    .distinctOn('participations.user_id')
    .select(['participations.user_id', 'course.title', 'course.id as live_id'])
    .select((eb) => [
      eb
        .selectFrom('videos')
        .whereRef('videos.course_id', '=', 'course.id')
        .where('videos.retired_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('lectures'),
      eb
        .selectFrom('lecture_progress')
        .innerJoin('videos', 'videos.id', 'lecture_progress.video_id')
        .whereRef('lecture_progress.participation_id', '=', 'participations.id')
        .where('lecture_progress.done_at', 'is not', null)
        .where('videos.retired_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('done'),
    ])
    .orderBy('participations.user_id')
    .orderBy(
      sql`(select max(reported_at) from lecture_progress where participation_id = participations.id) desc nulls last`,
    )
    .orderBy('participations.started_at', 'desc')
    .execute()

type OpenCourse = Awaited<ReturnType<typeof openCourses>>[number]

/** What the reminder of a person about a course is filled with. */
export const variablesOf = (
  { config }: Pick<Context, 'config'>,
  { first_name }: { first_name: string },
  course: OpenCourse,
) => ({
  first_name,
  course: course.title,
  done: String(course.done ?? 0),
  total: String(course.lectures ?? 0),
  link: `${config.publicUrl}/courses/${course.live_id}`,
})
