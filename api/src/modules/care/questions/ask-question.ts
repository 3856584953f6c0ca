import type { CallBody, QuestionPage, questionCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { careCourse } from '../care.policy.ts'
import { mailLeader } from './question-mails.ts'
import { countMessage } from './questions.limits.ts'
import { insertMessage, waitingFrom } from './questions.store.ts'
import { readQuestion } from './read-question.ts'
import { tellOfChange } from './tell-of-change.ts'

/**
 * Asks whoever leads a course.
 * @throws ApiError not_found (also for a lecture of another course), questions_off, too_many_requests
 */
export const askQuestion = async (
  context: ActorContext,
  { course_id, video_id, text }: CallBody<typeof questionCalls.askQuestion>,
): Promise<QuestionPage> => {
  const { db, actor, clock } = context
  const course = await careCourse(context, course_id)
  if (!course.questions_enabled) throw new ApiError('questions_off')
  if (video_id) await requireLecture(context, course_id, video_id)
  await countMessage(context)
  const id = newId()
  const now = clock.now()
  const waiting = waitingFrom(now, course.answer_days)
  await db
    .insertInto('care_questions')
    .values({
      id,
      course_id,
      user_id: actor.user_id,
      video_id,
      ...waiting,
      created_at: now,
      last_message_at: now,
    })
    .execute()
  await insertMessage(context, { question_id: id, by_leader: false, text })
  const question = { ...course, id, user_id: actor.user_id }
  await mailLeader(context, question, waiting.due_on)
  await tellOfChange(context, question)
  return readQuestion(context, id)
}

const requireLecture = async ({ db }: ActorContext, courseId: string, videoId: string): Promise<void> => {
  const lecture = await db
    .selectFrom('videos')
    .select('id')
    .where('id', '=', videoId)
    .where('course_id', '=', courseId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!lecture) throw new ApiError('not_found')
}
