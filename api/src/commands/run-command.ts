import { ConfigError } from '../platform/config.ts'
import { messageOf } from '../platform/errors.ts'

/**
 * Runs a command for the keyboard, and ends with it: a database that was loaded keeps a timer of PostgreSQL's after it
 * was closed. What fails is one sentence where the person can mend it, else the stack; exit code 1.
 */
export const runCommand = (run: () => Promise<void>): void => {
  run().then(
    () => process.exit(),
    (error: unknown) => {
      const said =
        error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : messageOf(error)
      process.stderr.write(`\n${said}\n`)
      process.exit(1)
    },
  )
}
