import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { ConfigError } from '../config.ts'
import type { Log } from '../log.ts'

const FILES_LOCK = 7_260_412
/** How often and how long the process before is waited for, in milliseconds: it may be stopping just now. */
const ASK_EVERY = 500
const ASK_FOR = 30_000

const lock = async (url: string): Promise<Client | null> => {
  const client = new Client({
    connectionString: url,
    application_name: 'kursportal files',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    FILES_LOCK,
  ])
  if (rows[0]?.taken) return client
  await client.end()
  return null
}

/**
 * Holds that this process is the only one on a PostgreSQL database, where files lie on its own disk: a second one would
 * not find them. The hold ends with the process, and is taken again when the connection was lost.
 * @returns how to let go
 * @throws ConfigError while another process has it
 */
export const requireSingleProcess = async (
  url: string,
  log: Log,
  askFor = ASK_FOR,
): Promise<() => Promise<void>> => {
  let stopped = false
  let held: Client
  const hold = async (): Promise<void> => {
    const end = Date.now() + askFor
    for (;;) {
      const client = await lock(url)
      if (client) {
        held = client
        client.on('end', lost)
        return
      }
      if (Date.now() >= end)
        throw new ConfigError(
          'Another Kursportal process is using this database, and files lie on its own disk (KURSPORTAL_SINGLE_PROCESS). ' +
            'Stop that one first, or set S3_BUCKET so that several processes share their files.',
        )
      await wait(ASK_EVERY)
    }
  }
  const lost = (): void => {
    if (stopped) return
    void (async () => {
      // While the database is away nobody else can take it either.
      for (;;) {
        await wait(1000)
        try {
          return await hold()
        } catch (error) {
          if (!(error instanceof ConfigError)) continue
          log.fatal({ err: error }, 'another process took the place of this one')
          process.exit(1)
        }
      }
    })()
  }
  await hold()
  return async () => {
    stopped = true
    await held.end()
  }
}
