import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { z } from 'zod'
import { ConfigError, readConfig, type Config } from '../platform/config.ts'
import { messageOf } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import { namingTheBucket, startFailureText } from '../platform/start-failures.ts'
import { whileUnavailable } from '../platform/while-unavailable.ts'

/**
 * Runs a command for the keyboard, and ends with it: a database that was loaded keeps a timer of PostgreSQL's after it
 * was closed. What fails is one sentence where the person can mend it, else the stack; exit code 1.
 */
export const runCommand = (run: () => Promise<void>): void => {
  run().then(
    () => process.exit(),
    (error: unknown) => {
      complain(`\n${startFailureText(error)}`)
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

const warning = z.object({ msg: z.string() })

/** What a command's services warn of, a sentence each for the keyboard. */
export const commandLog = (): Log =>
  pino({ level: 'warn' }, { write: (line) => complain(warning.parse(JSON.parse(line)).msg) })

/** Names the database of some settings without its password. */
export const databaseName = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ? new URL(databaseUrl).pathname.slice(1) : dataDir

/** Says which database a step works on; where settings were forgotten it would be a new one that nobody asked for. */
const tellDatabase = (config: Config): void => {
  const isNew = !config.databaseUrl && !existsSync(join(config.dataDir, 'database'))
  const hint = 'There was none: is DATABASE_URL or KURSPORTAL_DATA_DIR missing?'
  complain(`The database: ${databaseName(config)}.${isNew ? ` ${hint}` : ''}`)
}

/**
 * Runs a step of a deployment with the settings of the platform, and waits for its database and storage as a start does.
 * @param name of the script; it takes nothing behind it, and does nothing where something stands there
 */
export const runDeploymentStep = (name: string, step: (config: Config) => Promise<void>): void =>
  runCommand(async () => {
    readTyped(`Usage: npm run ${name}`, () => parseArgs({ options: {} }))
    const config = readConfig(process.env)
    tellDatabase(config)
    const patience = { waitFor: config.waitSeconds * 1000, say: complain }
    await whileUnavailable(() => namingTheBucket(config, () => step(config)), patience)
  })
