import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ConfigError, type Config } from '../config.ts'
import { openEmbedded, openPostgres, type Database } from '../db/database.ts'
import { messageOf } from '../errors.ts'
import { loadSecrets } from '../secrets.ts'
import { openDatabaseOf } from '../services.ts'
import { parts } from './back-up.ts'
import { copyFiles } from './copy-files.ts'
import { markCopy } from './copy-mark.ts'
import { countRows, manifestSchema, type Manifest } from './manifest.ts'
import { restorePostgres } from './postgres-tools.ts'

/** What was restored, and where it differs from what the backup says of itself. */
export type Restored = { manifest: Manifest; differences: string[] }

/**
 * Writes a backup into an empty data folder or an empty database, and compares what is there afterwards with what the
 * backup says of itself.
 * @param asCopy forgets jobs and mails that waited and marks it as a copy, to look into beside the platform that goes on
 * @throws ConfigError when the place is not empty, the backup is not whole, or the secret is another one
 */
export const restore = async (config: Config, from: string, asCopy: boolean): Promise<Restored> => {
  const manifest = await readManifest(from)
  const wanted = config.databaseUrl ? 'postgres' : 'embedded'
  if (manifest.kind !== wanted)
    throw new ConfigError(`This backup is of the ${manifest.kind} database; the settings ask for ${wanted}.`)
  await requireSecret(config, manifest)
  await requireEmpty(config)
  if (config.databaseDirectUrl) await restorePostgres(config.databaseDirectUrl, join(from, parts.postgres))
  else await loadEmbedded(config, join(from, parts.embedded))
  const files = await copyFiles(join(from, parts.files), join(config.dataDir, 'files'))
  const uploads = await copyFiles(join(from, parts.uploads), join(config.dataDir, 'uploads'))
  const { database, close } = await openDatabaseOf(config, { isCommand: true })
  try {
    const differences = compare(manifest, { rows: await countRows(database.db), files, uploads })
    if (asCopy) {
      await forgetWhatWaits(database)
      await markCopy(database.db)
    }
    return { manifest, differences }
  } finally {
    await close()
  }
}

const readManifest = async (from: string): Promise<Manifest> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(from, parts.manifest), 'utf8')))
  } catch (error) {
    throw new ConfigError(
      `${from} is not a whole backup (${messageOf(error)}). Name the folder that "npm run backup" wrote.`,
    )
  }
}

/** Without the secret what is encrypted cannot be read; a new one must not be made in its place. */
const requireSecret = async (config: Config, { secret_fingerprint }: Manifest): Promise<void> => {
  if (config.secret === undefined && !existsSync(join(config.dataDir, 'secret')))
    throw new ConfigError(
      'The secret of this backup is needed: set KURSPORTAL_SECRET, or put the file "secret" into the data folder.',
    )
  const { fingerprint, formerFingerprints } = await loadSecrets(config)
  if (![fingerprint, ...formerFingerprints].includes(secret_fingerprint))
    throw new ConfigError('This secret is not the one of the backup: nothing encrypted in it could be read.')
}

const requireEmpty = async (config: Config): Promise<void> => {
  const inFolder = await readdir(config.dataDir).catch(() => [])
  const used = inFolder.filter((name) => ['database', 'files', 'uploads'].includes(name))
  if (used.length > 0)
    throw new ConfigError(
      `${config.dataDir} is not empty (${used.join(', ')}). A restore writes over nothing: set KURSPORTAL_DATA_DIR to a new folder.`,
    )
  if (!config.databaseDirectUrl) return
  const database = await openPostgres(config.databaseDirectUrl, { poolSize: 1 })
  try {
    const { rows } =
      await sql`select 1 from pg_tables where schemaname in ('public', 'jobs') limit 1`.execute(database.db)
    if (rows.length > 0)
      throw new ConfigError(
        'The database is not empty. A restore writes over nothing: make a new database and name it in DATABASE_URL.',
      )
  } finally {
    await database.close()
  }
}

const loadEmbedded = async ({ dataDir }: Config, file: string): Promise<void> => {
  const database = await openEmbedded({
    dataDir: join(dataDir, 'database'),
    loadDataDir: new Blob([await readFile(file)]),
  })
  await database.close()
}

const compare = (
  manifest: Manifest,
  { rows, files, uploads }: Pick<Manifest, 'rows' | 'files' | 'uploads'>,
): string[] => [
  ...Object.entries(manifest.rows)
    .filter(([table, count]) => rows[table] !== count)
    .map(([table, count]) => `${table}: ${rows[table] ?? 'no such table'} rows instead of ${count}`),
  ...differ('files', manifest.files, files),
  ...differ('files of uploads', manifest.uploads, uploads),
]

const differ = (what: string, wanted: number | null, found: number | null): string[] =>
  wanted === null || wanted === found ? [] : [`${found} ${what} instead of ${wanted}`]

const forgetWhatWaits = async (database: Database): Promise<void> => {
  await sql`delete from jobs.job where state in ('created', 'retry', 'active')`.execute(database.db)
  await sql`update mails set state = 'kept' where state = 'queued'`.execute(database.db)
}
