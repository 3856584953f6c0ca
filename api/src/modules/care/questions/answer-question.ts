import type { CallBody, QuestionPage, questionCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { openLedQuestion } from './open-question.ts'
import { mailLearner } from './question-mails.ts'
import { insertMessage, settledAs } from './questions.store.ts'
import { readQuestion } from './read-question.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Answers a question; the minutes it took count as care. @throws ApiError not_found */
export const answerQuestion = async (
  context: ActorContext,
  id: string,
  { text, minutes }: CallBody<typeof questionCalls.answerQuestion>,
): Promise<QuestionPage> => {
  const question = await openLedQuestion(context, id)
  const now = await insertMessage(context, { question_id: id, by_leader: true, text, minutes })
  await context.db
    .updateTable('care_questions')
    .set({
      ...settledAs('answered'),
      unread_by_learner: true,
      unread_by_leader: false,
      last_message_at: now,
    })
    .where('id', '=', id)
    .execute()
  await noteForAdmins(context, question, { userId: question.user_id, details: { answered: true, minutes } })
  await mailLearner(context, question)
  await tellOfChange(context, question)
  return readQuestion(context, id)
}
