import type { CallAnswer, CallQuery, questionCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { careCourse } from '../care.policy.ts'
import { presentHead, questionRows } from './questions.views.ts'

/** One's own questions about a course, latest first. @throws ApiError not_found */
export const listQuestions = async (
  context: ActorContext,
  { 'course-id': courseId, ...page }: CallQuery<typeof questionCalls.listQuestions>,
): Promise<CallAnswer<typeof questionCalls.listQuestions>> => {
  const { db, actor } = context
  const { course_id } = await careCourse(context, courseId)
  const { rows, total } = await pageOf(
    questionRows(context)
      .where('question.course_id', '=', course_id)
      .where('question.user_id', '=', actor.user_id)
      .orderBy('question.last_message_at', 'desc')
      .orderBy('question.id', 'desc'),
    db.selectFrom('care_questions').where('course_id', '=', course_id).where('user_id', '=', actor.user_id),
    page,
  )
  return { items: rows.map((row) => ({ ...presentHead(row), unread: row.unread_by_learner })), total }
}
