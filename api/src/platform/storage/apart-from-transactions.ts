import { AsyncLocalStorage } from 'node:async_hooks'
import type { Storage } from './storage.ts'

const inside = new AsyncLocalStorage<boolean>()

/** Runs what belongs to a transaction; see `apartFromTransactions`. */
export const insideTransaction = <T>(run: () => Promise<T>): Promise<T> => inside.run(true, run)

/** Runs what belongs to none, whoever set it off: a job, and what arranges a platform for a demo or a test. */
export const outsideTransaction = <T>(run: () => Promise<T>): Promise<T> => inside.run(false, run)

const refuse = (key: string): void => {
  if (inside.getStore()) throw new Error(`storage is used inside a transaction: ${key}`)
}

/**
 * A storage that refuses work inside a transaction, for tests and development: a bucket takes its time, a transaction
 * holds locks and a connection meanwhile, and what it stored stays when it rolls back.
 */
export const apartFromTransactions = (storage: Storage): Storage => ({
  put: async (key, content, options) => {
    refuse(key)
    await storage.put(key, content, options)
  },
  get: async (key, range) => {
    refuse(key)
    return storage.get(key, range)
  },
  remove: async (key) => {
    refuse(key)
    await storage.remove(key)
  },
  names: (folder) => {
    refuse(folder)
    return storage.names(folder)
  },
  ping: () => storage.ping(),
})
