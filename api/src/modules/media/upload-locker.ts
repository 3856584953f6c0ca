import { setTimeout as wait } from 'node:timers/promises'
import type { ServerOptions } from '@tus/server'
import type { Services } from '../../platform/context.ts'
import { publishEvent } from '../../platform/events.ts'

/** Answers the locks of uploads by their name. */
type Locker = Extract<NonNullable<ServerOptions['locker']>, { newLock: unknown }>

/** Milliseconds between two tries for an upload that another request has, and for how long it is tried. */
const TRY_EVERY_MS = 200
const TRY_FOR_MS = 20_000
/** Every so many tries whoever has it is asked again. */
const ASK_EVERY = 10

/**
 * One request at a time writes an upload, whichever process it came to. Whoever comes later asks the one before to let
 * go, whose connection may be dead without its process knowing; tus clients send what is missing again.
 */
export const openUploadLocker = ({ database, events }: Services): { locker: Locker; close: () => void } => {
  const letGo = new Map<string, () => void>()
  const close = events.on('upload-wanted', ({ tus_id }) => letGo.get(tus_id)?.())
  const locker: Locker = {
    newLock: (tus_id) => {
      let giveBack: (() => Promise<void>) | undefined
      return {
        lock: async (signal, cancel) => {
          const stop = () => void cancel()
          const end = Date.now() + TRY_FOR_MS
          for (let tries = 0; ; tries += 1) {
            giveBack = (await database.locks.take(`upload ${tus_id}`, stop)) ?? undefined
            if (giveBack) {
              letGo.set(tus_id, stop)
              return
            }
            if (signal.aborted || Date.now() > end) throw LOCKED
            if (tries % ASK_EVERY === 0) await publishEvent(database.db, 'upload-wanted', { tus_id })
            await wait(TRY_EVERY_MS)
          }
        },
        unlock: async () => {
          letGo.delete(tus_id)
          await giveBack?.()
        },
      }
    },
  }
  return { locker, close }
}

/** What a tus client takes as a reason to come back later. */
const LOCKED = { status_code: 423, body: 'Locked\n' }
