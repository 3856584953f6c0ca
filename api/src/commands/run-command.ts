import { ConfigError } from '../platform/config.ts'
import { messageOf } from '../platform/errors.ts'

/** Runs a command for the keyboard: what fails is one sentence where the person can mend it, else the stack; exit code 1. */
export const runCommand = (run: () => Promise<void>): void => {
  run().catch((error: unknown) => {
    const said =
      error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : messageOf(error)
    process.stderr.write(`\n${said}\n`)
    process.exit(1)
  })
}
