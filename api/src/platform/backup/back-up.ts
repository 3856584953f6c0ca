import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ConfigError, type Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { messageOf } from '../errors.ts'
import { loadSecrets } from '../secrets.ts'
import { openDatabaseOf } from '../services.ts'
import { copyFiles } from './copy-files.ts'
import { noteBackup } from './last-backup.ts'
import { countRows, type Manifest } from './manifest.ts'
import { dumpPostgres } from './postgres-tools.ts'

/** The parts of a backup folder. */
export const parts = {
  manifest: 'backup.json',
  embedded: 'database.tar',
  postgres: 'database.dump',
  files: 'files',
  uploads: 'uploads',
}

/**
 * Writes the database and then the files into a folder, which appears when it is complete. In this order each file the
 * database names is there, unless it was removed meanwhile. The secret is not part of it.
 * @throws ConfigError when the folder exists or cannot be written, there is no platform where the settings say, the
 * embedded database is in use, or `pg_dump` fails
 */
export const backUp = async (config: Config, to: string): Promise<Manifest> => {
  if (existsSync(to)) throw new ConfigError(`${to} exists already; a backup is never written over another.`)
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    throw noPlatformIn(`the data folder ${config.dataDir}`)
  const beside = `${to}.part`
  await makeFolder(beside)
  try {
    return await writeBackup(config, beside, to)
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

/** Writes it into a folder beside, which is renamed once it is whole. */
const writeBackup = async (config: Config, beside: string, to: string): Promise<Manifest> => {
  const { database, close } = await openDatabaseOf(config, { isCommand: true })
  try {
    const rows = await writeDatabase(config, database, beside)
    // Uploads come first: a film that is made is removed from there, and the files may take long.
    const uploads = await copyPart(config, 'uploads', beside)
    const files = await copyPart(config, 'files', beside)
    const { fingerprint } = await loadSecrets(config)
    const manifest: Manifest = {
      made_at: new Date().toISOString(),
      kind: database.kind,
      secret_fingerprint: fingerprint,
      rows,
      files,
      uploads,
    }
    await writeFile(join(beside, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(beside, to)
    await noteBackup(database.db, manifest.made_at)
    return manifest
  } finally {
    await close()
  }
}

/** Copies a folder of the data folder, and answers how many files it has; null where they lie in a bucket. */
const copyPart = (
  { s3, dataDir }: Config,
  part: 'files' | 'uploads',
  folder: string,
): Promise<number | null> =>
  s3 ? Promise.resolve(null) : copyFiles(join(dataDir, part), join(folder, parts[part]))

const noPlatformIn = (place: string) =>
  new ConfigError(
    `There is no platform in ${place}. A command needs the settings of the platform: set KURSPORTAL_DATA_DIR, or DATABASE_URL, as for its start.`,
  )

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new ConfigError(
      `${folder} cannot be written (${messageOf(error)}). Name a place after --to where this user may write.`,
    )
  }
}

/** Writes the database into a folder, and answers how many rows of each table are in what was written. */
const writeDatabase = async (
  { databaseDirectUrl }: Config,
  database: Database,
  folder: string,
): Promise<Manifest['rows']> => {
  if (databaseDirectUrl) return dumpAsOfOneMoment(database, databaseDirectUrl, join(folder, parts.postgres))
  await writeFile(join(folder, parts.embedded), await database.dump())
  return countRows(database.db)
}

/** People go on writing meanwhile: what is counted and what is dumped are one snapshot. */
const dumpAsOfOneMoment = ({ db }: Database, address: string, file: string): Promise<Manifest['rows']> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      const exported = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction)
      const rows = await countRows(transaction)
      if (Object.keys(rows).length === 0) throw noPlatformIn('this database')
      await dumpPostgres(address, file, exported.rows[0]?.id ?? '')
      return rows
    })
