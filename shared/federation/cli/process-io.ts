import type { Io } from './io.ts'
import { placeOf } from './place.ts'

/** What a command may touch as it was typed into a shell. */
export const processIo = (): Io => {
  // Whoever reads the answer may have seen enough of it (`… | head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    env: process.env,
    fetch,
    place: placeOf(process.cwd()),
  }
}
