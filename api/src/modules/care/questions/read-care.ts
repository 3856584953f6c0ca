import type { CallAnswer, questionCalls } from '@kursportal/shared/contract'
import { answerDueOn, nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { careCourse } from '../care.policy.ts'

/** Whether and how one can ask whoever leads a course. @throws ApiError not_found */
export const readCare = async (
  context: ActorContext,
  courseId: string,
): Promise<CallAnswer<typeof questionCalls.readCare>> => {
  const { db, actor, clock } = context
  const { course_id, questions_enabled, answer_days } = await careCourse(context, courseId)
  const read = await db
    .selectFrom('courses')
    .innerJoin('users', 'users.id', 'courses.owner_id')
    .where('courses.id', '=', course_id)
    .select(['courses.instructor_name', 'users.first_name', 'users.last_name', 'users.email'])
    .select((eb) =>
      eb
        .selectFrom('care_questions')
        .whereRef('care_questions.course_id', '=', 'courses.id')
        .where('user_id', '=', actor.user_id)
        .where('unread_by_learner', '=', true)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('unread'),
    )
    .executeTakeFirstOrThrow()
  return {
    questions_enabled,
    answer_days,
    expected_on: answerDueOn(clock.now(), answer_days),
    leader: read.instructor_name || nameOrEmail(read),
    unread: read.unread ?? 0,
  }
}
