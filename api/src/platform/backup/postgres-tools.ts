import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import { codeOf, messageOf } from '../errors.ts'

const run = promisify(execFile)

/** What the query of an address may say, and where the tools read it. */
const VARIABLES = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  options: 'PGOPTIONS',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const

/** The name of the database that an address ends with. */
const nameIn = (url: URL): string => decodeURIComponent(url.pathname.slice(1))

/**
 * The address of a database as its tools read it, so that no password stands among the arguments. What it leaves open is
 * what the environment says, as for the driver.
 */
export const environmentOf = (address: string): Record<string, string> => {
  const url = new URL(address)
  const said: Record<string, string> = {
    // Here an address of IPv6 has no brackets.
    PGHOST: decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, '$1'),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: nameIn(url),
  }
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = url.searchParams.get(name)
    if (value) said[variable] = value
  }
  // Only the driver knows this one.
  if (said['PGSSLMODE'] === 'no-verify') said['PGSSLMODE'] = 'require'
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
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
      `--dbname=${nameIn(new URL(address))}`,
      file,
    ],
    address,
  )
