import { sql } from 'kysely'
import { ConfigError, type Config } from '../config.ts'
import { messageOf } from '../errors.ts'
import { readConnections, warnOfConnections } from './connections.ts'
import { openPostgres, type Database, type PostgresOptions } from './database.ts'

type Addresses = Pick<Config, 'databasePool' | 'databaseDirectUrl'>
type Reach = Pick<PostgresOptions, 'log'> & { say: (line: string) => void }

/**
 * Opens the database of a process and sees that it is reached by both of its addresses.
 * @throws ConfigError that names the address by which it is not, or that leads to another one
 */
export const reachPostgres = async (
  { databasePool, databaseDirectUrl }: Addresses,
  url: string,
  { say, ...options }: Reach,
): Promise<Database> => {
  const directUrl = databaseDirectUrl ?? url
  const database = await openPostgres(url, { poolSize: databasePool, directUrl, ...options })
  try {
    const connections = await naming('DATABASE_URL', url, () => readConnections(database))
    const direct = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    await naming(direct, directUrl, () => database.script('select 1'))
    if (directUrl !== url) await requireSame(database, directUrl)
    const warning = warnOfConnections(connections, databasePool)
    if (warning) say(warning)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const naming = async <T>(setting: string, url: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    const shown = new URL(url)
    shown.password = ''
    throw new ConfigError(
      `The database ${shown.href} cannot be reached (${messageOf(error)}). Check ${setting} and that the server runs.`,
      { cause: error },
    )
  }
}

const nameOf = async ({ db }: Database): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** A pooler may have another name for it, so both are asked: migrations of one database and requests of another never meet. */
const requireSame = async (database: Database, directUrl: string): Promise<void> => {
  const direct = await openPostgres(directUrl, { poolSize: 1 })
  try {
    const [name, directName] = await Promise.all([nameOf(database), nameOf(direct)])
    if (name !== directName)
      throw new ConfigError(
        `DATABASE_URL leads to the database ${name}, DATABASE_DIRECT_URL to ${directName}: both are addresses of the same one.`,
      )
  } finally {
    await direct.close()
  }
}
