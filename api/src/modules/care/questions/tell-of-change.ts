import type { ActorContext } from '../../../platform/context.ts'

/** Tells open pages of the learner and of who leads the course, once the transaction commits. */
export const tellOfChange = (
  { publish }: Pick<ActorContext, 'publish'>,
  question: { id: string; user_id: string; owner_id: string },
): Promise<void> =>
  publish('care-changed', {
    question_id: question.id,
    learner_id: question.user_id,
    owner_id: question.owner_id,
  })
