import { join } from 'node:path'
import { systemClock, type Clock } from './clock.ts'
import { ConfigError, type Config } from './config.ts'
import { COPY_WARNING, isMarkedAsCopy, isOfPlatformAlone } from './backup/copy-mark.ts'
import type { Services } from './context.ts'
import { openEmbedded, type Database } from './db/database.ts'
import { lockDataFolder, requireWritable } from './db/data-folder.ts'
import { isMigrated, migrate } from './db/migrate.ts'
import { reachPostgres } from './db/reach-postgres.ts'
import { requireSingleProcess } from './db/single-process.ts'
import { messageOf } from './errors.ts'
import { openEventBus } from './events.ts'
import { openJobs } from './jobs/jobs.ts'
import { does } from './jobs/roles.ts'
import type { Log } from './log.ts'
import { openReadiness } from './readiness.ts'
import { requireKnownSecret } from './secret-fingerprint.ts'
import { loadSecrets } from './secrets.ts'
import { openStorage } from './storage/open-storage.ts'
import { openTelemetry } from './telemetry/open-telemetry.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { isUnavailable } from './unavailable.ts'

/** How services are opened besides what the configuration says. */
export type Opening = {
  /** Tells the person at the keyboard what takes its time. */
  say?: (line: string) => void
  clock?: Clock
  /** A command that runs beside the platform's processes: it takes no job, and no data folder of theirs. */
  isCommand?: boolean
  telemetry?: Telemetry | undefined
}

/**
 * Opens everything a process needs, migrated: takes the data folder, opens the database, jobs, events and storage.
 * @throws ConfigError with a sentence that says what to do
 */
export const openServices = async (
  config: Config,
  log: Log,
  { say = () => undefined, clock = systemClock, isCommand = false }: Opening = {},
): Promise<Services & { close: () => Promise<void> }> => {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const telemetry = await openTelemetry(config.telemetry, log)
    if (telemetry) closers.push(telemetry.close)
    const { database, close: closeDatabase } = await openDatabaseOf(config, { say, isCommand, telemetry })
    closers.push(closeDatabase)
    if (config.databaseDirectUrl && !config.s3 && !isCommand)
      closers.push(await requireSingleProcess(config.databaseDirectUrl, log))
    await bringUpToDate(config, database, say)
    const secrets = await loadSecrets(config)
    const lacking = await requireKnownSecret(database.db, secrets)
    if (lacking) log.warn(lacking)
    const isCopy = await isMarkedAsCopy(database.db)
    if (isCopy) log.warn(COPY_WARNING)
    const jobs = await openJobs(database, log, {
      does: (name) => !isCommand && does(config.role, name) && !(isCopy && isOfPlatformAlone(name)),
      hasClock: !isCopy,
      telemetry,
    })
    closers.push(jobs.stop)
    const events = await openEventBus(database, log)
    closers.push(events.close)
    const storage = await openStorage(config)
    const readiness = openReadiness({ database, storage, log }, { remoteStorage: config.s3 !== undefined })
    closers.push(() => Promise.resolve(readiness.close()))
    return {
      config,
      clock,
      log,
      database,
      isCopy,
      jobs,
      events,
      secrets,
      storage,
      readiness,
      telemetry,
      close,
    }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

/**
 * Opens the database alone, as it is. On PostgreSQL a command needs no data folder of its own.
 * @throws ConfigError with a sentence that says what to do
 */
export const openDatabaseOf = async (
  config: Config,
  { say = () => undefined, isCommand = false, telemetry }: Opening = {},
): Promise<{ database: Database; close: () => Promise<void> }> => {
  const beside = config.databaseUrl !== undefined && isCommand
  const giveBack = beside ? await requireWritable(config.dataDir) : await lockDataFolder(config.dataDir)
  try {
    const database = config.databaseUrl
      ? await reachPostgres(config, config.databaseUrl, { say, ...optionsOf(telemetry) })
      : await openFolder(config.dataDir, { say, telemetry })
    const close = async () => {
      await database.close()
      await giveBack?.()
    }
    return { database, close }
  } catch (error) {
    await giveBack?.()
    throw error
  }
}

/** How a database is reached. */
type Reach = { say: (line: string) => void; telemetry: Telemetry | undefined }

/**
 * Migrates, or waits for the deployment to do it.
 * @throws ConfigError where the process leaves it to `npm run migrate` and that has not run
 */
const bringUpToDate = async (
  { migrateAtStart }: Config,
  database: Database,
  say: (line: string) => void,
): Promise<void> => {
  if (!migrateAtStart) {
    // A database nobody has migrated yet has no list of migrations either.
    const migrated = await isMigrated(database).catch((error: Error) => {
      if (isUnavailable(error)) throw error
      return false
    })
    if (migrated) return
    throw new ConfigError('The database has an older schema than this build. Run "npm run migrate" first.')
  }
  const ran = await migrate(database)
  if (ran.length > 0) say(`Database brought up to date (${ran.length} migrations).`)
}

const optionsOf = (telemetry: Telemetry | undefined) => (telemetry ? { log: telemetry.noteQuery } : {})

const openFolder = async (dataDir: string, { say, telemetry }: Reach): Promise<Database> => {
  const folder = join(dataDir, 'database')
  try {
    say('Opening the embedded database …')
    return await openEmbedded({ folder }, optionsOf(telemetry))
  } catch (error) {
    throw new ConfigError(
      `The embedded database in ${folder} cannot be opened; its files are damaged or from another version. ` +
        `Nothing was changed. Restore the folder from a backup, or set KURSPORTAL_DATA_DIR to another folder to start anew. ` +
        `(${messageOf(error)})`,
    )
  }
}
