import { join } from 'node:path'
import { systemClock, type Clock } from './clock.ts'
import { ConfigError, type Config } from './config.ts'
import type { Services } from './context.ts'
import { openEmbedded, openPostgres, type Database } from './db/database.ts'
import { lockDataFolder } from './db/data-folder.ts'
import { migrate } from './db/migrate.ts'
import { messageOf } from './errors.ts'
import { openEventBus } from './events.ts'
import { openJobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { loadSecrets } from './secrets.ts'
import { openStorage } from './storage/open-storage.ts'

/**
 * Opens everything a process needs, migrated: takes the data folder, opens the database, jobs, events and storage.
 * @param say tells the person at the keyboard what takes its time
 * @throws ConfigError with a sentence that says what to do
 */
export const openServices = async (
  config: Config,
  log: Log,
  say: (line: string) => void = () => undefined,
  clock: Clock = systemClock,
): Promise<Services & { close: () => Promise<void> }> => {
  const giveBack = await lockDataFolder(config.dataDir)
  const closers: (() => Promise<void>)[] = [giveBack]
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const database = config.databaseUrl
      ? await reachPostgres(config.databaseUrl)
      : await openFolder(config.dataDir, say)
    closers.push(database.close)
    const ran = await migrate(database)
    if (ran.length > 0) say(`Database brought up to date (${ran.length} migrations).`)
    const jobs = await openJobs(database, log)
    closers.push(jobs.stop)
    const events = await openEventBus(database, log)
    closers.push(events.close)
    const secrets = await loadSecrets(config)
    return { config, clock, log, database, jobs, events, secrets, storage: await openStorage(config), close }
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}

const openFolder = async (dataDir: string, say: (line: string) => void): Promise<Database> => {
  const folder = join(dataDir, 'database')
  try {
    say('Opening the embedded database …')
    return await openEmbedded({ folder })
  } catch (error) {
    throw new ConfigError(
      `The embedded database in ${folder} cannot be opened; its files are damaged or from another version. ` +
        `Nothing was changed. Restore the folder from a backup, or set KURSPORTAL_DATA_DIR to another folder to start anew. ` +
        `(${messageOf(error)})`,
    )
  }
}

const reachPostgres = async (url: string): Promise<Database> => {
  const database = await openPostgres(url)
  try {
    await database.script('select 1')
    return database
  } catch (error) {
    await database.close()
    const shown = new URL(url)
    shown.password = ''
    throw new ConfigError(
      `The database ${shown.href} cannot be reached (${messageOf(error)}). Check DATABASE_URL and that the server runs.`,
    )
  }
}
