import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import { codeOf, messageOf } from '../errors.ts'

const run = promisify(execFile)

/** The address of a database as its tools read it, so that no password stands among the arguments. */
const environmentOf = (address: string): Record<string, string> => {
  const url = new URL(address)
  const sslmode = url.searchParams.get('sslmode')
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  }
}

const runTool = async (tool: string, args: string[], address: string): Promise<void> => {
  try {
    await run(tool, args, { env: { ...process.env, ...environmentOf(address) }, maxBuffer: 64 * 1024 ** 2 })
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new ConfigError(
        `${tool} was not found. Install the client tools of PostgreSQL, or put them on the PATH.`,
      )
    throw new ConfigError(`${tool} failed: ${messageOf(error)}`)
  }
}

/**
 * Writes a PostgreSQL database into a file, as a transaction that is still open and exported its snapshot sees it.
 * @throws ConfigError with what `pg_dump` said
 */
export const dumpPostgres = (address: string, file: string, snapshot: string): Promise<void> =>
  runTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`],
    address,
  )

/** Reads such a file into an empty database, whole or not at all. @throws ConfigError with what `pg_restore` said */
export const restorePostgres = (address: string, file: string): Promise<void> =>
  runTool(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${new URL(address).pathname.slice(1)}`,
      file,
    ],
    address,
  )
