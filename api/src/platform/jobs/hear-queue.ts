import type { Log } from '../log.ts'
import { isUnavailable } from '../unavailable.ts'

/** The queue is said to wait no more often than this, in milliseconds: every one of its queues asks every few seconds. */
const SAID_EVERY = 60_000

/**
 * Logs what goes wrong in the job queue. While the database is away, which `/ready` and the log have said by then, a
 * line a minute says that the queue waits; anything else is an error with its stack.
 */
export const hearQueue = (log: Log, now: () => number = () => performance.now()) => {
  let saidAt = -Infinity
  return (heard: Error & { code?: string }): void => {
    // The queue emits copies of errors, which are none themselves.
    const error = heard instanceof Error ? heard : Object.assign(new Error(), heard)
    if (!isUnavailable(error)) {
      log.error({ err: error }, 'job queue')
      return
    }
    if (now() - saidAt < SAID_EVERY) return
    saidAt = now()
    log.warn({ reason: error.message || error.code }, 'the job queue waits for the database')
  }
}
