import { isFailure } from '@kursportal/shared/client'

/**
 * Failures that a later try may heal: no connection, a server in trouble, a session to renew, a clock that must go on,
 * something to confirm before the course goes on.
 */
const passing = new Set([
  'network',
  'not_logged_in',
  'too_many_requests',
  'watched_too_fast',
  'start_not_confirmed',
])

/** Whether a report that was refused will be refused for ever, so that keeping it serves nobody. */
export const isFinal = (error: unknown): boolean =>
  isFailure(error) && !passing.has(error.code) && error.status >= 400 && error.status < 500
