import { noteAttempt, requireAttemptsLeft } from '../../platform/auth/attempts.ts'
import type { ActorContext } from '../../platform/context.ts'
import type { OpenForum } from './forum.policy.ts'

const limits = {
  /** New topics. */
  thread: { max: 5, windowSeconds: 600 },
  /** Answers. */
  post: { max: 20, windowSeconds: 600 },
  /** Reports. */
  report: { max: 10, windowSeconds: 600 },
} as const

/**
 * Counts what a person writes, so that nobody floods a forum; whoever leads it answers as much as they like.
 * @throws ApiError too_many_requests with the seconds to wait
 */
export const countWriting = async (
  context: ActorContext,
  { leads }: OpenForum,
  what: keyof typeof limits,
): Promise<void> => {
  if (leads) return
  await requireAttemptsLeft(context, `forum-${what}`, context.actor.user_id, limits[what])
  await noteAttempt(context, `forum-${what}`, context.actor.user_id, limits[what])
}
