import { ConfigError, readConfig, type Config } from '../platform/config.ts'
import { messageOf } from '../platform/errors.ts'
import { whileUnavailable } from '../platform/while-unavailable.ts'

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
      complain(`\n${said}`)
      process.exit(1)
    },
  )
}

/** What was typed behind a command. @throws ConfigError with what is wrong with it, and how the command is used */
export const readTyped = <Typed>(usage: string, read: () => Typed): Typed => {
  try {
    return read()
  } catch (error) {
    throw new ConfigError(`${messageOf(error)}\n${usage}`)
  }
}

const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** Runs a step of a deployment with the settings of the platform, and waits for its database and storage as a start does. */
export const runDeploymentStep = (step: (config: Config) => Promise<void>): void =>
  runCommand(() => {
    const config = readConfig(process.env)
    return whileUnavailable(() => step(config), { waitFor: config.waitSeconds * 1000, say: complain })
  })
