import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, questionCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { pageOf } from '../../../platform/db/paging.ts'
import { leadsCourse } from '../../learning/granted-courses.ts'
import { ledCourse } from '../care.policy.ts'
import { presentInboxQuestion, questionRows } from './questions.views.ts'

type Query = CallQuery<typeof questionCalls.listInbox>

/**
 * The questions of the courses that the actor leads: open ones longest waiting first, then the others, latest first.
 * @throws ApiError not_found for a course they do not lead
 */
export const listInbox = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof questionCalls.listInbox>> => {
  const { db, clock } = context
  if (query['course-id']) await ledCourse(context, query['course-id'])
  const conditions = [...inLedCourses(context), ...asked(query, berlinDay(clock.now()))]
  const { rows, total } = await pageOf(
    questionRows(context)
      .where((eb) => eb.and(conditions))
      .orderBy('question.waiting_since', (by) => by.asc().nullsLast())
      .orderBy('question.last_message_at', 'desc')
      .orderBy('question.id'),
    db
      .selectFrom('care_questions as question')
      .innerJoin('courses as course', 'course.id', 'question.course_id')
      .where((eb) => eb.and(conditions)),
    query,
  )
  return { items: rows.map((row) => presentInboxQuestion(row, clock.now())), total }
}

const inLedCourses = ({ actor }: ActorContext): Expression<SqlBool>[] => [
  sql<SqlBool>`${leadsCourse(actor)}`,
  sql<SqlBool>`course.retired_at is null`,
]

const asked = ({ state, 'course-id': courseId }: Query, today: string): Expression<SqlBool>[] => [
  ...(courseId ? [sql<SqlBool>`question.course_id = ${courseId}`] : []),
  ...(state === 'overdue' ? [sql<SqlBool>`question.due_on < ${today}`] : []),
  ...(state && state !== 'overdue' ? [sql<SqlBool>`question.state = ${state}`] : []),
]
