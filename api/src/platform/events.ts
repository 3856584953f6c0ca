import type { PlatformChange } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import type { Database, Db } from './db/database.ts'
import type { Log } from './log.ts'

const CHANNEL = 'kursportal_events'

/** What processes tell each other, by name. A payload is small: ids, not data (PostgreSQL allows 8000 bytes). */
export type PlatformEvents = {
  /** A creator's upload is done or has failed, or a publish of theirs was given up. */
  'upload-done': { user_id: string; video_upload_id: string }
  /** Somebody goes on with an upload: a request that still has it, in whichever process, is to let go. */
  'upload-wanted': { tus_id: string }
  /** Something was written about a question to whoever leads a course, or it was taken from their inbox. */
  'care-changed': { question_id: string; learner_id: string; owner_id: string }
  /** A payout was requested, withdrawn or decided. */
  'payouts-changed': { request_id: string }
  /** Settings, flags or the registry of remotes changed. */
  'platform-changed': PlatformChange
}
export type EventName = keyof PlatformEvents

/**
 * Publishes within the transaction of the handle: delivered to every process once it commits, never when it rolls back.
 */
export const publishEvent = async <N extends EventName>(
  db: Db,
  name: N,
  payload: PlatformEvents[N],
): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name, payload })})`.execute(db)
}

/** Hears what any process publishes. */
export type EventBus = {
  on: <N extends EventName>(name: N, listener: (payload: PlatformEvents[N]) => void) => () => void
  close: () => Promise<void>
}

/** Listens to what every process publishes, this one included. A listener that throws is logged; the others hear it. */
export const openEventBus = async (database: Database, log: Log): Promise<EventBus> => {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const stop = await database.listen(CHANNEL, (message) => {
    // Only publishEvent writes to the channel, so a payload is what its name says.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { name, payload } = JSON.parse(message) as { name: string; payload: never }
    for (const listener of listeners.get(name) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        log.error({ err: error, name }, 'an event listener failed')
      }
    }
  })
  return {
    on: (name, listener) => {
      const forName = listeners.get(name) ?? new Set()
      listeners.set(name, forName.add(listener))
      return () => forName.delete(listener)
    },
    close: stop,
  }
}
