import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import { loadSecrets } from '../secrets.ts'
import { openDatabaseOf } from '../services.ts'
import { noteBackup } from './last-backup.ts'
import { countRows, type Manifest } from './manifest.ts'
import { dumpPostgres } from './postgres-tools.ts'

/** The parts of a backup folder. */
export const parts = {
  manifest: 'backup.json',
  embedded: 'database.tar',
  postgres: 'database.dump',
  files: 'files',
}

/** How many files there are below a folder. */
export const countFiles = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

/**
 * Writes the database and then the files into a folder, which appears when it is complete. In this order each file the
 * database names is there. The secret is not part of it.
 * @throws ConfigError when the folder exists, the embedded database is in use, or `pg_dump` fails
 */
export const backUp = async (config: Config, to: string): Promise<Manifest> => {
  if (existsSync(to)) throw new ConfigError(`${to} exists already; a backup is never written over another.`)
  const beside = `${to}.part`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  const { database, close } = await openDatabaseOf(config, { isCommand: true })
  try {
    const rows = await countRows(database)
    if (config.databaseDirectUrl) await dumpPostgres(config.databaseDirectUrl, join(beside, parts.postgres))
    else await writeFile(join(beside, parts.embedded), await database.dump())
    const stored = join(config.dataDir, 'files')
    if (!config.s3 && existsSync(stored)) await cp(stored, join(beside, parts.files), { recursive: true })
    const { fingerprint } = await loadSecrets(config)
    const manifest: Manifest = {
      made_at: new Date().toISOString(),
      kind: database.kind,
      secret_fingerprint: fingerprint,
      rows,
      files: config.s3 ? null : await countFiles(join(beside, parts.files)),
    }
    await writeFile(join(beside, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(beside, to)
    await noteBackup(database.db, manifest.made_at)
    return manifest
  } finally {
    await close()
  }
}
