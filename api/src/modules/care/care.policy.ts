import { sql, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { grantedTo, leadsCourse } from '../learning/granted-courses.ts'

/** A live course as care sees it. */
export type CareCourse = {
  course_id: string
  course_title: string
  owner_id: string
  questions_enabled: boolean
  answer_days: number
  /** Whether the person leads it: the course's creator, and admins; never who leads a society. */
  leads: boolean
}

/** A live course that the actor takes or leads; undefined where they have nothing to do with it. */
export const findCareCourse = (context: ActorContext, courseId: string): Promise<CareCourse | undefined> => {
  const { db, actor } = context
  const leads = leadsCourse(actor)
  return db
    .selectFrom('courses as course')
    .where('course.id', '=', courseId)
    .where('course.dev_id', 'is not', null)
    .where('course.retired_at', 'is', null)
    .where(sql<SqlBool>`(${leads} or ${grantedTo(context, actor.user_id)})`)
    .select([
      'course.id as course_id',
      'course.title as course_title',
      'course.owner_id',
      'course.questions_enabled',
      'course.answer_days',
      leads.as('leads'),
    ])
    .executeTakeFirst()
}

/** The same. @throws ApiError not_found, also for courses one has nothing to do with */
export const careCourse = async (context: ActorContext, courseId: string): Promise<CareCourse> => {
  const course = await findCareCourse(context, courseId)
  if (!course) throw new ApiError('not_found')
  return course
}

/** The same, for whoever leads it. @throws ApiError not_found for all others */
export const ledCourse = async (context: ActorContext, courseId: string): Promise<CareCourse> => {
  const course = await careCourse(context, courseId)
  if (!course.leads) throw new ApiError('not_found')
  return course
}
