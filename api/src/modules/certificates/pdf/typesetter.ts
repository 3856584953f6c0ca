import { Worker } from 'node:worker_threads'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Paper } from './compile.ts'
import type { PrintedCertificate } from './printed-certificate.ts'
import type { TypesetterAnswer, TypesetterJob, TypesetterRequest } from './typesetter.worker.ts'

/** How long one job may wait and take: the first opens the typesetter, which takes seconds on a busy machine. */
const LIMIT_MS = 30_000

type Waiting = {
  resolve: (result: Uint8Array | string) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

let thread: Worker | undefined
const waiting = new Map<number, Waiting>()
let last = 0

/** Opens the typesetter ahead of the first certificate. It is a thread of its own, so that nobody waits for it. */
export const warmTypesetter = (): void => {
  thread ??= start()
}

/** Sets a certificate (PDF/UA-1). @throws ApiError unavailable when it takes too long */
export const typesetCertificate = async (content: PrintedCertificate): Promise<Buffer> =>
  Buffer.from(await ask({ kind: 'certificate', content }))

/** Sets another paper (PDF/UA-1). @throws ApiError unavailable when it takes too long */
export const typesetPaper = async (paper: Paper): Promise<Buffer> =>
  Buffer.from(await ask({ kind: 'paper', paper }))

/** Draws a page of a certificate as SVG, without fonts. @throws ApiError unavailable when it takes too long */
export const typesetPage = async (file: Uint8Array, page: number): Promise<Buffer> =>
  Buffer.from(await ask({ kind: 'page', file, page }))

const ask = (job: TypesetterJob): Promise<Uint8Array | string> => {
  warmTypesetter()
  last += 1
  const request: TypesetterRequest = { number: last, job }
  return new Promise((resolve, reject) => {
    // Whatever hangs is ended together with all that waits behind it; the next job gets a new thread.
    const timer = setTimeout(() => stop(new ApiError('unavailable')), LIMIT_MS)
    timer.unref()
    waiting.set(request.number, { resolve, reject, timer })
    // The process lives on while somebody waits, and not a moment longer.
    thread?.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread?.postMessage(request)
  })
}

const start = (): Worker => {
  const started = new Worker(new URL('typesetter.worker.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  started.unref()
  started.on('message', (answer: TypesetterAnswer) => settle(answer))
  started.on('error', (error) => {
    if (thread === started) stop(error)
  })
  return started
}

const settle = (answer: TypesetterAnswer): void => {
  const asked = waiting.get(answer.number)
  waiting.delete(answer.number)
  if (waiting.size === 0) thread?.unref()
  clearTimeout(asked?.timer)
  if ('result' in answer) asked?.resolve(answer.result)
  else asked?.reject(new Error(`The certificate could not be set: ${answer.failure}`))
}

/** Ends the thread, when the process ends. */
export const closeTypesetter = async (): Promise<void> => {
  const ended = thread
  stop(new ApiError('unavailable'))
  await ended?.terminate()
}

/** Ends the thread and tells everybody who waits for it. */
const stop = (error: Error): void => {
  const ended = thread
  thread = undefined
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(error)
  }
  waiting.clear()
  void ended?.terminate()
}
