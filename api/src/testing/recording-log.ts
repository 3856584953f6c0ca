import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'

/** A log that can be read, each a line of JSON; warnings and errors unless another level is wanted. */
export const recordingLog = (
  level: 'warn' | 'info' = 'warn',
): { log: Logger; lines: () => readonly string[] } => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: pino({ level }, stream), lines: () => lines }
}
