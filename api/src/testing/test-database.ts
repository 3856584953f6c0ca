import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { openEmbedded, openPostgres, type Database, type DatabaseOptions } from '../platform/db/database.ts'
import { listMigrations, migrate } from '../platform/db/migrate.ts'

/**
 * A migrated, empty database for one test file: PGlite in memory, or a fresh PostgreSQL database where
 * `TEST_DATABASE_URL` names a server.
 */
export const openTestDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openFreshPostgres(server, options)
  const lent = idle.pop() ?? (await openLent())
  lent.hear = options.log
  return {
    ...lent.database,
    close: async () => {
      lent.hear = undefined
      await emptyTables(lent.database)
      idle.push(lent)
    },
  }
}

/** An embedded database that test files of this process have one after the other. */
type Lent = { database: Database; hear: DatabaseOptions['log'] }

/** Opening one takes as long as many tests, so what a test file gives back is emptied and kept. */
const idle: Lent[] = []

/** Loads a dump of the migrated schema: a second instead of five. */
const openLent = async (): Promise<Lent> => {
  const lent: Pick<Lent, 'hear'> = { hear: undefined }
  const database = await openEmbedded(
    { loadDataDir: new WholeBlob(await migratedDump()) },
    { log: (event) => lent.hear?.(event) },
  )
  return Object.assign(lent, { database })
}

/** A blob that hands over its bytes as they are; an ordinary one copies them, which takes as long as unpacking them. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super()
    this.#bytes = bytes
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes
    return Promise.resolve(
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength),
    )
  }
}

/**
 * Empties every table of the application and the queue. Rows are deleted, without triggers and foreign keys: a `truncate`
 * writes new files for every table and index, which takes ten times as long where a test left a handful of rows.
 */
export const emptyTables = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'`.execute(database.db)
  const names = [...rows.map((row) => row.name), 'jobs.job']
  await database.script(
    `set local session_replication_role = replica; ${names.map((name) => `delete from ${name};`).join(' ')}`,
  )
}

const migratedDump = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = join(tmpdir(), 'kursportal-test-dumps', `${await fingerprint()}.tar`)
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const database = await openEmbedded({})
  await migrate(database)
  const dump = await dumpWithQueue(database)
  await mkdir(join(file, '..'), { recursive: true })
  const beside = `${file}.${process.pid}`
  await writeFile(beside, dump)
  await rename(beside, file)
  return dump
}

const dumpWithQueue = async (database: Database): Promise<Uint8Array<ArrayBuffer>> => {
  const boss = new PgBoss({ ...database.jobs, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
  const dump = await database.dump()
  await database.close()
  return dump
}

/** Changes with every migration and with the versions of the database and the queue. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const name of await listMigrations()) {
    hash
      .update(name)
      .update(await readFile(new URL(`../platform/db/migrations/${name}.sql`, import.meta.url)))
  }
  for (const library of ['@electric-sql/pglite', 'pg-boss']) {
    hash.update(await readFile(new URL(`../../../node_modules/${library}/package.json`, import.meta.url)))
  }
  return hash.digest('hex').slice(0, 24)
}

const openFreshPostgres = async (server: string, options: DatabaseOptions): Promise<Database> => {
  const name = `kursportal_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  const admin = await openPostgres(server, { poolSize: 1 })
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, options)
  await migrate(database)
  return {
    ...database,
    close: async () => {
      await database.close()
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db)
      await admin.close()
    },
  }
}
