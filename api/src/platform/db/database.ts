import { Socket } from 'node:net'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely'
import { Client, escapeIdentifier, Pool, TypeOverrides } from 'pg'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import { prepareRepeated } from './prepare-repeated.ts'
import { openLocalLocks, openPostgresLocks, type SharedLocks } from './shared-locks.ts'
import type { Schema } from './schema.ts'

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
  /** The whole embedded database as bytes that `loadDataDir` opens again; for tests and backups. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>
  /** How many connections there are, how many of them have nothing to do, and how many requests wait for one. */
  pool: () => { size: number; idle: number; waiting: number }
  /** Asks whether it answers, on a connection apart from the pool. @throws after so many milliseconds without an answer */
  ping: (milliseconds: number) => Promise<void>
  /** Ends every connection of the pool, so that what waits for a server that hangs fails at once. */
  dropConnections: () => void
  close: () => Promise<void>
}

export type DatabaseOptions = { log?: (event: LogEvent) => void }

const DATE = 1082
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
  keepAlive: true,
} as const

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
  const sockets = new Set<Socket>()
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize ?? DEFAULT_POOL,
    types,
    application_name: 'kursportal',
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
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
  const pinging = pingOn(url)
  const locks = openPostgresLocks(directUrl)
  return Promise.resolve({
    kind: 'postgres',
    db,
    script: (statements) =>
      onOneConnection(directUrl, async (client) => {
        await client.query('begin')
        await client.query(statements)
        await client.query('commit')
      }),
    exclusively: (run) =>
      // The lock goes with the connection, however it ends.
      onOneConnection(directUrl, async (client) => {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        return run()
      }),
    locks,
    jobs: { connectionString: directUrl, max: 4 },
    listen: (channel, onMessage) => listenOnPostgres(directUrl, channel, onMessage),
    dump: () => Promise.reject(new Error('a PostgreSQL database is dumped with pg_dump')),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: pinging.ping,
    dropConnections: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      pinging.close()
      await locks.close()
      await db.destroy()
    },
  })
}

/** Asks a server on a connection of its own, which a busy pool does not delay; a new one after each that failed. */
const pingOn = (url: string) => {
  let client: Client | undefined
  const forget = () => {
    const lost = client
    client = undefined
    void lost?.end().catch(() => undefined)
  }
  const connect = async (milliseconds: number): Promise<Client> => {
    const next = new Client({
      connectionString: url,
      application_name: 'kursportal ready',
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds,
    })
    next.on('error', hearLoss)
    await next.connect()
    return next
  }
  return {
    ping: async (milliseconds: number) => {
      try {
        client ??= await connect(milliseconds)
        await client.query('select 1')
      } catch (error) {
        forget()
        throw error
      }
    },
    close: forget,
  }
}

/** Runs on a connection of its own, without the limits of requests, and closes it. */
const onOneConnection = async <T>(url: string, run: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({
    connectionString: url,
    application_name: 'kursportal direct',
    connectionTimeoutMillis: LIMITS.connectionTimeoutMillis,
    keepAlive: true,
  })
  client.on('error', hearLoss)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Listens on a connection of its own and takes a new one when it is lost. */
const listenOnPostgres = async (url: string, channel: string, onMessage: (payload: string) => void) => {
  let stopped = false
  let client: Client | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    const next = new Client({ connectionString: url, application_name: 'kursportal listen' })
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!stopped) setTimeout(() => void connect().catch(() => undefined), 1000).unref()
    })
    await next.connect()
    await next.query(`listen ${escapeIdentifier(channel)}`)
    client = next
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
