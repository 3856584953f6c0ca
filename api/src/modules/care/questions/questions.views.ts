import { sql } from 'kysely'
import type { InboxQuestion, OwnQuestion } from '@kursportal/shared/contract'
import { berlinDay, nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../../platform/context.ts'

/** Questions with their course, lecture and learner, and what was asked first; `question` and `course` can be asked about. */
export const questionRows = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('care_questions as question')
    .innerJoin('courses as course', 'course.id', 'question.course_id')
    .innerJoin('users as learner', 'learner.id', 'question.user_id')
    .leftJoin('videos as lecture', 'lecture.id', 'question.video_id')
    .select([
      'question.id',
      'question.course_id',
      'course.title as course_title',
      'course.owner_id',
      'course.questions_enabled',
      'course.answer_days',
      'question.user_id',
      'learner.first_name',
      'learner.last_name',
      'learner.email',
      'lecture.id as lecture_id',
      'lecture.title as lecture_title',
      'lecture.type as lecture_type',
      'question.state',
      'question.waiting_since',
      'question.due_on',
      'question.unread_by_learner',
      'question.unread_by_leader',
      'question.created_at',
      'question.last_message_at',
      sql<string>`(select text from care_messages where question_id = question.id order by created_at, id limit 1)`.as(
        'text',
      ),
    ])

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questionRows>['executeTakeFirstOrThrow']>>

/** What everybody who sees a question sees of it. */
export const presentHead = (row: QuestionRow): Omit<OwnQuestion, 'unread'> => ({
  id: row.id,
  course_id: row.course_id,
  course_title: row.course_title,
  lecture:
    row.lecture_id && row.lecture_type
      ? { id: row.lecture_id, title: row.lecture_title ?? '', type: row.lecture_type }
      : null,
  text: row.text,
  state: row.state,
  asked_at: row.created_at.toISOString(),
  last_message_at: row.last_message_at.toISOString(),
  due_on: row.due_on,
})

/** Who asks. */
export const presentLearner = (row: QuestionRow): InboxQuestion['learner'] => ({
  id: row.user_id,
  name: nameOrEmail(row),
})

/** A question in the inbox; it is overdue from the day after the one that was promised. */
export const presentInboxQuestion = (row: QuestionRow, now: Date): InboxQuestion => ({
  ...presentHead(row),
  learner: presentLearner(row),
  waiting_since: row.waiting_since?.toISOString() ?? null,
  overdue: row.due_on !== null && row.due_on < berlinDay(now),
  unread: row.unread_by_leader,
})
