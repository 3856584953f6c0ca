import type { QuestionPage } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { openLedQuestion } from './open-question.ts'
import { settledAs } from './questions.store.ts'
import { readQuestion } from './read-question.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Takes a question from the inbox without writing: it counts no minutes. @throws ApiError not_found */
export const settleQuestion = async (
  context: ActorContext,
  id: string,
  state: 'answered' | 'closed',
): Promise<QuestionPage> => {
  const question = await openLedQuestion(context, id)
  await context.db
    .updateTable('care_questions')
    .set({ ...settledAs(state), unread_by_leader: false })
    .where('id', '=', id)
    .execute()
  await tellOfChange(context, question)
  await noteForAdmins(context, question, { userId: question.user_id, details: { state } })
  return readQuestion(context, id)
}
