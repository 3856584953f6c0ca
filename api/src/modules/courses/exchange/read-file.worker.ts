import { parentPort } from 'node:worker_threads'
import type { ImportRefusal } from '@kursportal/shared/contract'
import type { ImportPlan } from './plan.types.ts'
import { readFile } from './read-file.ts'
import { ImportRefused } from './refused.ts'

/** What the thread is asked to read. */
export type ReadRequest = { bytes: Uint8Array; name: string }
/** What the file would become, why nothing of it can come, or what went wrong here. */
export type ReadAnswer = { plan: ImportPlan } | { refused: ImportRefusal } | { failure: string }

const answerTo = async ({ bytes, name }: ReadRequest): Promise<ReadAnswer> => {
  try {
    return { plan: await readFile(bytes, name) }
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.reason }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (request: ReadRequest) => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answerTo(request).then((answer) => parentPort?.postMessage(answer))
})
