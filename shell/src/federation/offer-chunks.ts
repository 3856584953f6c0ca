import { GUARDED_CHUNKS, type GuardedChunks } from '@kursportal/shared/federation'
import { integrityOf } from './loader/integrity.ts'
import { failureOf } from './loader/load-failure.ts'
import { loadScript } from './loader/load-script.ts'

const offer: GuardedChunks = {
  loadScript: async (url, integrity) => {
    const target = { src: url }
    try {
      await loadScript(url, () => undefined, integrity)
      return { type: 'load', target }
    } catch (error) {
      return { type: failureOf(error), target }
    }
  },
  integrityOf: (url) => integrityOf(url) ?? '',
}

/** Lets the remotes' own chunk loading use the shell's. */
export const offerChunks = (): void => {
  Object.assign(globalThis, { [GUARDED_CHUNKS]: offer })
}
