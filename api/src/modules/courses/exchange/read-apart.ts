import { Worker } from 'node:worker_threads'
import { LIMITS } from './limits.ts'
import type { ImportPlan } from './plan.types.ts'
import type { ReadAnswer, ReadRequest } from './read-file.worker.ts'
import { ImportRefused } from './refused.ts'

/** The end of the last reading that was asked for: the next one begins there. */
let turn: Promise<unknown> = Promise.resolve()
/** Kept for a while: who looks what would come takes it next. */
let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Reads a file as `readFile` does, in a thread of its own: what takes long keeps nobody else waiting, and what never ends,
 * or wants all the memory, is ended with its thread. One file is read after the other.
 * @throws ImportRefused where nothing of it can come; too_large also when it takes too long or too much memory
 */
export const readFileApart = async (
  request: ReadRequest,
  limitMs: number = LIMITS.readMs,
): Promise<ImportPlan> => {
  const read = () => inThread(request, limitMs)
  const mine = turn.then(read, read)
  turn = mine
  const answer = await mine
  if ('plan' in answer) return answer.plan
  if ('refused' in answer) throw new ImportRefused(answer.refused)
  throw new Error(`A file could not be read: ${answer.failure}`)
}

const inThread = (request: ReadRequest, limitMs: number): Promise<ReadAnswer> =>
  new Promise((resolve, reject) => {
    clearTimeout(idle)
    const reader = (thread ??= start())
    // The process lives on while somebody waits, and not a moment longer.
    reader.ref()
    const settle = (answer: () => void): void => {
      clearTimeout(timer)
      reader.off('message', onAnswer)
      reader.off('error', onError)
      reader.unref()
      answer()
    }
    const end = (answer: () => void): void => {
      thread = undefined
      settle(answer)
      void reader.terminate()
    }
    const onAnswer = (answer: ReadAnswer): void => {
      settle(() => resolve(answer))
      idle = setTimeout(close, LIMITS.readerIdleMs).unref()
    }
    const onError = (error: unknown): void =>
      end(() => (isOutOfMemory(error) ? resolve({ refused: 'too_large' }) : reject(error)))
    const timer = setTimeout(() => end(() => resolve({ refused: 'too_large' })), limitMs)
    reader.on('message', onAnswer).on('error', onError)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    reader.postMessage(request)
  })

const start = (): Worker =>
  new Worker(new URL('read-file.worker.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.readMegabytes },
  })

const close = (): void => {
  const idler = thread
  thread = undefined
  void idler?.terminate()
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
