import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely'
import { Client, escapeIdentifier, Pool, TypeOverrides, type ClientConfig } from 'pg'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import { openPing } from './ping.ts'
import { prepareRepeated } from './prepare-repeated.ts'
import { openLocalLocks, openPostgresLocks, type SharedLocks } from './shared-locks.ts'
import type { Schema } from './schema.ts'
import { trackSockets } from './tracked-sockets.ts'

/** A handle to query with: the database, or the transaction a use case runs in. */
export type Db = Kysely<Schema>

/** An open database, embedded or PostgreSQL; everything that differs between the two lives here. */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Runs a script of several statements in one transaction. */
  script: (statements: string) => Promise<void>
  /** Runs a function while no other process runs one with this; for migrating. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>
  /** Locks that the processes share. */
  locks: SharedLocks
  /** How the job queue reaches this database. */
  jobs: ConstructorOptions
  /** Calls back for each `pg_notify` on the channel, from any process. Returns how to stop. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
  /** Whether it is heard at the moment what others publish; it is not while a lost connection is made anew. */
  isListening: () => boolean
  /** The whole embedded database as bytes that `loadDataDir` opens again; for tests and backups. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>
  /** How many connections there are, how many of them have nothing to do, and how many requests wait for one. */
  pool: () => { size: number; idle: number; waiting: number }
  /** Asks whether it answers, on a connection apart from the pool. @throws after so many milliseconds without an answer */
  ping: (milliseconds: number) => Promise<void>
  /** Ends every connection, so that what waits for a server that hangs fails at once. */
  dropConnections: () => void
  close: () => Promise<void>
}

export type DatabaseOptions = { log?: (event: LogEvent) => void }

const DATE = 1082
const TIMESTAMPTZ = 1184
const BIGINT = 20
const DEFAULT_POOL = 20
const MIGRATION_LOCK = 7_260_411

/** Opens the embedded database in a folder (or in memory, from a dump, for tests). */
export const openEmbedded = async (
  pglite: { folder: string } | PGliteOptions,
  options: DatabaseOptions = {},
): Promise<Database> => {
  const common = {
    extensions: { pg_trgm },
    parsers: { [DATE]: (value: string) => value, [BIGINT]: Number },
  }
  const embedded =
    'folder' in pglite
      ? await PGlite.create(join(pglite.folder), common)
      : await PGlite.create({ ...pglite, ...common })
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: embedded }),
    ...(options.log ? { log: options.log } : {}),
  })
  return {
    kind: 'embedded',
    db,
    script: async (statements) => {
      await embedded.transaction((transaction) => transaction.exec(statements))
    },
    exclusively: (run) => run(), // one process owns the folder (see data-folder.ts)
    locks: openLocalLocks(),
    jobs: { db: fromPglite(embedded) },
    listen: async (channel, onMessage) => {
      const stop = await embedded.listen(channel, onMessage)
      return () => stop()
    },
    isListening: () => true,
    dump: async () => new Uint8Array(await (await embedded.dumpDataDir('none')).arrayBuffer()),
    pool: () => ({ size: 1, idle: 1, waiting: 0 }),
    ping: () => Promise.resolve(),
    dropConnections: () => undefined,
    close: () => db.destroy(),
  }
}

/** Hears that a connection was lost. */
const hearLoss = (): void => undefined

/** How long a connection waits, in milliseconds: a server that hangs must not collect requests until memory ends. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const

/** The operating system asks after an idle connection from this on, and gives one up that is silent for ten seconds. */
const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** How PostgreSQL is reached. */
export type PostgresOptions = DatabaseOptions & {
  /** Connections of the pool. */
  poolSize?: number
  /** The address without a pooler between, for what belongs to one connection: listening, locks and migrations. */
  directUrl?: string | undefined
}

/** Opens a PostgreSQL database (15 or newer). */
export const openPostgres = (url: string, options: PostgresOptions = {}): Promise<Database> => {
  const types = new TypeOverrides()
  types.setTypeParser(DATE, (value: string) => value)
  types.setTypeParser(BIGINT, Number)
  // As the embedded database does it; the parser that comes with the driver takes twice as long.
  types.setTypeParser(TIMESTAMPTZ, (value: string) => new Date(value))
  const sockets = trackSockets()
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? DEFAULT_POOL,
    types,
    application_name: 'kursportal',
    stream: sockets.open,
    ...KEPT_ALIVE,
    ...LIMITS,
  })
  // A lost connection is replaced by the pool, and a query on it fails by itself. Without a listener, of the pool for
  // idle connections and of the client for one in use, the event would end the process.
  pool.on('error', hearLoss)
  pool.on('connect', (client) => client.on('error', hearLoss))
  pool.on('connect', prepareRepeated)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(options.log ? { log: options.log } : {}),
  })
  const directUrl = options.directUrl ?? url
  const ping = openPing(url, sockets.endAll)
  /** For what belongs to one connection. */
  const direct = {
    connectionString: directUrl,
    connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
    stream: sockets.open,
    ...KEPT_ALIVE,
  } satisfies ClientConfig
  const locks = openPostgresLocks(direct)
  const listener = openListener(direct)
  return Promise.resolve({
    kind: 'postgres',
    db,
    script: (statements) =>
      onOneConnection(direct, async (client) => {
        await client.query('begin')
        await client.query(statements)
        await client.query('commit')
      }),
    exclusively: (run) =>
      // The lock goes with the connection, however it ends.
      onOneConnection(direct, async (client) => {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        return run()
      }),
    locks,
    jobs: { ...direct, max: 4 },
    listen: listener.listen,
    isListening: listener.isListening,
    dump: () => Promise.reject(new Error('a PostgreSQL database is dumped with pg_dump')),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: ping.ask,
    dropConnections: () => sockets.endAll(),
    close: async () => {
      ping.close()
      await locks.close()
      await db.destroy()
    },
  })
}

/** Runs on a connection of its own, without the limits of requests, and closes it. */
const onOneConnection = async <T>(direct: ClientConfig, run: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ ...direct, application_name: 'kursportal direct' })
  client.on('error', hearLoss)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Listens on a connection of its own, and on a new one a second after it was lost. */
const openListener = (direct: ClientConfig) => {
  let stopped = false
  let listening: Client | undefined
  const connect = async (channel: string, onMessage: (payload: string) => void): Promise<void> => {
    if (stopped) return
    const next = new Client({ ...direct, application_name: 'kursportal listen' })
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    next.on('error', hearLoss)
    next.on('end', () => {
      listening = undefined
      if (!stopped) setTimeout(() => void connect(channel, onMessage).catch(() => undefined), 1000).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      // A standby takes connections and refuses to listen: one that stayed open would never be made anew.
      void next.end().catch(() => undefined)
      throw error
    }
    listening = next
  }
  return {
    isListening: () => listening !== undefined,
    listen: async (channel: string, onMessage: (payload: string) => void) => {
      await connect(channel, onMessage)
      return async () => {
        stopped = true
        await listening?.end()
      }
    },
  }
}
