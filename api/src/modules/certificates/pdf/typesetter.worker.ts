import { parentPort } from 'node:worker_threads'
import { drawPage, setCertificate, setPaper, type Paper } from './compile.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

/** What the thread is asked for. */
export type TypesetterJob =
  | { kind: 'certificate'; content: PrintedCertificate }
  | { kind: 'paper'; paper: Paper }
  | { kind: 'page'; file: Uint8Array; page: number }
/** A numbered job. */
export type TypesetterRequest = { number: number; job: TypesetterJob }
/** Its answer: a PDF, an SVG, or why it failed. */
export type TypesetterAnswer = { number: number } & ({ result: Uint8Array | string } | { failure: string })

const done = (job: TypesetterJob): Uint8Array | string => {
  if (job.kind === 'certificate') return setCertificate(job.content)
  if (job.kind === 'paper') return setPaper(job.paper)
  return drawPage(job.file, job.page)
}

parentPort?.on('message', ({ number, job }: TypesetterRequest) => {
  const answer = (): TypesetterAnswer => {
    try {
      return { number, result: done(job) }
    } catch (error) {
      return { number, failure: error instanceof Error ? error.message : String(error) }
    }
  }
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer())
})
