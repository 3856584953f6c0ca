import { answerDueOn } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'

/** What a question becomes when its learner writes: open, with the day until which an answer is promised. */
export const waitingFrom = (now: Date, answerDays: number) => ({
  state: 'open' as const,
  waiting_since: now,
  due_on: answerDueOn(now, answerDays),
})

/** What a question becomes when nobody waits for an answer any more. */
export const settledAs = (state: 'answered' | 'closed') => ({ state, waiting_since: null, due_on: null })

/** Writes a message of the actor; answers when. */
export const insertMessage = async (
  { db, clock, actor }: ActorContext,
  message: { question_id: string; by_leader: boolean; text: string; minutes?: number },
): Promise<Date> => {
  const created_at = clock.now()
  await db
    .insertInto('care_messages')
    .values({ id: newId(), author_id: actor.user_id, created_at, ...message })
    .execute()
  return created_at
}
