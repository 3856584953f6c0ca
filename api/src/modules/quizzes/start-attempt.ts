import type { QuizAttempt } from '@kursportal/shared/contract'
import { snapshotOf } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { standingOf } from './list-attempts.ts'
import { openQuiz } from './open-quiz.ts'
import { presentAttempt } from './present-attempt.ts'
import { insertAttempt, listAttemptRows } from './quizzes.store.ts'

/**
 * Begins an attempt with the questions as they are now, or goes on with the one that runs: reloading, going back and
 * another device never begin a second one.
 * @throws ApiError not_found, locked, no_attempts_left, attempt_too_early
 */
export const startAttempt = async (context: ActorContext, videoId: string): Promise<QuizAttempt> => {
  const { db, clock } = context
  const opened = await openQuiz(context, videoId)
  const { participationId, quiz, others } = opened
  const attempts = await listAttemptRows(db, participationId, videoId)
  const running = attempts.find((attempt) => attempt.submitted_at === null)
  if (running) return presentAttempt(running)
  const standing = standingOf(opened, attempts, clock.now())
  if (standing.attempts_left === 0) throw new ApiError('no_attempts_left')
  if (standing.next_attempt_at)
    throw new ApiError('attempt_too_early', { next_attempt_at: standing.next_attempt_at })
  const begun = await insertAttempt(db, {
    id: newId(),
    participation_id: participationId,
    video_id: videoId,
    number: (attempts[0]?.number ?? 0) + 1,
    snapshot: JSON.stringify(snapshotOf(quiz, others, { random: Math.random, newId })),
    started_at: clock.now(),
    submitted_at: null,
    correct: null,
    points: null,
    shares: null,
    passed: null,
  })
  if (begun) return presentAttempt(begun)
  const [other] = await listAttemptRows(db, participationId, videoId)
  if (!other) throw new ApiError('not_found')
  return presentAttempt(other)
}
