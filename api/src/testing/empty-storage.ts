import type { Storage } from '../platform/storage/storage.ts'

/** A storage with nothing in it that takes nothing, for tests of something else. */
export const emptyStorage: Storage = {
  put: () => Promise.reject(new Error('unused')),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  names: async function* () {
    yield await Promise.resolve([])
  },
  ping: () => Promise.resolve(),
}
