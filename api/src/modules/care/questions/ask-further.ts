import type { QuestionPage } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { openOwnQuestion } from './open-question.ts'
import { mailLeader } from './question-mails.ts'
import { countMessage } from './questions.limits.ts'
import { insertMessage, waitingFrom } from './questions.store.ts'
import { readQuestion } from './read-question.ts'
import { tellOfChange } from './tell-of-change.ts'

/**
 * Writes more about one's own question, which is open again then; while it is open, the promised day stays. The leader
 * is mailed about what they have not been told of yet.
 * @throws ApiError not_found, questions_off, too_many_requests
 */
export const askFurther = async (context: ActorContext, id: string, text: string): Promise<QuestionPage> => {
  const question = await openOwnQuestion(context, id)
  await countMessage(context)
  const now = await insertMessage(context, { question_id: id, by_leader: false, text })
  const waiting = question.state === 'open' ? {} : waitingFrom(now, question.answer_days)
  await context.db
    .updateTable('care_questions')
    .set({ ...waiting, unread_by_leader: true, last_message_at: now })
    .where('id', '=', id)
    .execute()
  await tellOfChange(context, question)
  if (!question.unread_by_leader && !question.leads) {
    const page = await readQuestion(context, id)
    await mailLeader(context, question, page.due_on ?? waitingFrom(now, question.answer_days).due_on)
    return page
  }
  return readQuestion(context, id)
}
