import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'

/** A log whose warnings and errors can be read, each a line of JSON. */
export const recordingLog = (): { log: Logger; lines: () => readonly string[] } => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: pino({ level: 'warn' }, stream), lines: () => lines }
}
