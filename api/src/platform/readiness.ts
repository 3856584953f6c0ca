import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Database } from './db/database.ts'
import { messageOf } from './errors.ts'
import type { Log } from './log.ts'
import type { Storage } from './storage/storage.ts'

/** What keeps a process from serving. */
export type Hindrance = 'database' | 'storage' | 'stopping'

/** Whether a process can serve, as it was found when what it stands on was last looked at. */
export type Readiness = {
  /** Empty when all is well. */
  hindrances: () => readonly Hindrance[]
  /** Whether the database has been silent for so long that nothing should wait for it. */
  isDatabaseAway: () => boolean
  /** The same of the storage. */
  isStorageAway: () => boolean
  /** From now on nobody is to be sent here: the process ends soon. */
  beginStopping: () => void
  isStopping: () => boolean
  close: () => void
}

/** Milliseconds between two looks, and how long one may take. */
const LOOK_EVERY = 2_000
const ANSWER_WITHIN = 1_000
/** So many looks without an answer, and what was looked at is away. */
const AWAY_AFTER = 3

/**
 * Looks at the database and the storage every two seconds, where they are other machines: a request for `/ready` is
 * answered at once, however they hang. When the database stays silent its connections are dropped, so that what waits
 * for it fails instead of piling up.
 */
export const openReadiness = (
  { database, storage, log }: { database: Database; storage: Storage; log: Log },
  { remoteStorage, lookEvery = LOOK_EVERY }: { remoteStorage: boolean; lookEvery?: number },
): Readiness => {
  let stopping = false
  const closing = new AbortController()
  const silent = { database: 0, storage: 0 }
  const look = async (what: keyof typeof silent, ask: () => Promise<unknown>): Promise<void> => {
    const before = silent[what]
    let reason = 'silent'
    const answered = await Promise.race([
      ask().then(
        () => true,
        (error: unknown) => {
          reason = messageOf(error)
          return false
        },
      ),
      // An answer that waits in this process while it is busy is an answer.
      wait(ANSWER_WITHIN, undefined, { ref: false }).then(() => setImmediate(false)),
    ])
    silent[what] = answered ? 0 : before + 1
    if (answered && before > 0) log.warn({ what }, `the ${what} answers again`)
    if (!answered && before === 0) log.error({ what, reason }, `the ${what} does not answer`)
  }
  const lookAgain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await Promise.all([
        database.kind === 'postgres' ? look('database', () => database.ping(ANSWER_WITHIN)) : undefined,
        remoteStorage ? look('storage', () => storage.ping()) : undefined,
      ])
      if (silent.database === AWAY_AFTER) database.dropConnections()
      await wait(lookEvery, undefined, { ref: false })
    }
  }
  if (database.kind === 'postgres' || remoteStorage) void lookAgain()
  return {
    hindrances: () => [
      ...(silent.database > 0 ? (['database'] as const) : []),
      ...(silent.storage > 0 ? (['storage'] as const) : []),
      ...(stopping ? (['stopping'] as const) : []),
    ],
    isDatabaseAway: () => silent.database >= AWAY_AFTER,
    isStorageAway: () => silent.storage >= AWAY_AFTER,
    beginStopping: () => {
      stopping = true
    },
    isStopping: () => stopping,
    close: () => {
      closing.abort()
    },
  }
}
