import type { ActorContext } from '../../platform/context.ts'
import { requireStartOfVideo } from '../learning/start/read-start.ts'
import { findAttempt, type AttemptRow } from './quizzes.store.ts'

/**
 * An own attempt to write to, locked. While it runs, a contraindication that was added meanwhile is confirmed first; what
 * was answered stays.
 * @throws ApiError not_found, start_not_confirmed
 */
export const attemptToWrite = async (context: ActorContext, attemptId: string): Promise<AttemptRow> => {
  const attempt = await findAttempt(context, attemptId, { lock: true })
  if (!attempt.submitted_at) await requireStartOfVideo(context, attempt.video_id, attempt.participation_id)
  return attempt
}
