import type { ActorContext } from '../../../platform/context.ts'
import { openQuestion } from './open-question.ts'

/**
 * Notes that the learner, or the course's own creator, has read a question. An admin who looks at another's course
 * leaves it unread for the creator.
 * @throws ApiError not_found
 */
export const markQuestionRead = async (context: ActorContext, id: string): Promise<void> => {
  const { user_id, owner_id } = await openQuestion(context, id)
  const me = context.actor.user_id
  const read = {
    ...(user_id === me && { unread_by_learner: false }),
    ...(owner_id === me && { unread_by_leader: false }),
  }
  if (Object.keys(read).length === 0) return
  await context.db.updateTable('care_questions').set(read).where('id', '=', id).execute()
}
