import { noteAttempt, requireAttemptsLeft } from '../../../platform/auth/attempts.ts'
import type { ActorContext } from '../../../platform/context.ts'

/** As many messages as in a forum; a question is one. */
const LIMIT = { max: 20, windowSeconds: 600 }

/** Counts what a learner writes. @throws ApiError too_many_requests with the seconds to wait */
export const countMessage = async (context: ActorContext): Promise<void> => {
  await requireAttemptsLeft(context, 'care-message', context.actor.user_id, LIMIT)
  await noteAttempt(context, 'care-message', context.actor.user_id, LIMIT)
}
