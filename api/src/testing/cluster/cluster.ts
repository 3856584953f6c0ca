import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { readConfig } from '../../platform/config.ts'
import type { Services } from '../../platform/context.ts'
import { openPostgres, type Db } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Role } from '../../platform/jobs/roles.ts'
import { createLog } from '../../platform/log.ts'
import { openServices } from '../../platform/services.ts'
import { startPostgres, type PostgresServer } from '../postgres-server.ts'
import { openTestS3 } from '../s3/open-test-s3.ts'
import { openStallingProxy, type StallingProxy } from '../stalling-proxy.ts'
import { deployRemotesOf, writeBuild } from './build-folder.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { startPlatformProcess, type PlatformProcess } from './platform-process.ts'
import { openReadyProxy } from './ready-proxy.ts'

const run = promisify(execFile)

/** What the shells of the two builds are told apart by. */
export const SHELLS = ['aaaaaaaaaa', 'bbbbbbbbbb'] as const

/** The platform as a hoster runs it: several processes behind a proxy, on a database, a bucket and a mail server. */
export type Cluster<Seeded> = {
  /** The proxy. */
  url: string
  processes: PlatformProcess[]
  /** Resolves once every process is ready and the proxy has noticed. */
  whole: () => Promise<void>
  database: PostgresServer
  /** The host of the database is gone without a word, and a server that followed it has its address. */
  failOver: () => Promise<void>
  bucket: StallingProxy
  /** Two builds of the platform; the processes are started from the first. */
  builds: readonly [string, string]
  /** Gives everybody the shell of a build, as the last step of a deployment does. */
  deployRemotes: (build: string) => Promise<void>
  mailbox: Mailbox
  /** What is stored, past the processes. */
  db: Db
  seeded: Seeded
  close: () => Promise<void>
}

/** Seconds a process of these tests goes on serving once it was asked to stop; the proxy asks four times a second. */
const DRAIN_SECONDS = 3

/** Opens a cluster of processes in these roles; `seed` fills the database before they start. */
export const openCluster = async <Seeded>(
  roles: readonly Role[],
  seed: (services: Services) => Promise<Seeded>,
): Promise<Cluster<Seeded>> => {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'kursportal-cluster-'))
    closers.push(() => rm(folder, { recursive: true, force: true }))
    const [database, s3, mailbox] = await Promise.all([
      startPostgres({ durable: true }),
      openTestS3(),
      openMailbox(),
    ])
    closers.push(database.stop, s3.close, mailbox.close)
    const bucket = await openStallingProxy({
      host: '127.0.0.1',
      port: Number(new URL(s3.settings.S3_ENDPOINT).port),
    })
    closers.push(bucket.close)
    const builds = [join(folder, 'build-a'), join(folder, 'build-b')] as const
    await Promise.all(builds.map((build, index) => writeBuild(build, SHELLS[index] ?? '')))
    const direct = new URL(await createDatabase(database.url))
    /** The address of the database for the processes, and one for the test itself. */
    const addresses = await Promise.all(
      [1, 2].map(() => openStallingProxy({ host: direct.hostname, port: Number(direct.port) })),
    )
    closers.push(() => Promise.all(addresses.map((address) => address.close())))
    const [databaseUrl = '', ownUrl = ''] = addresses.map(({ port }) => withPort(direct, port))
    const failOver = async () => {
      const standby = await database.addStandby()
      closers.push(standby.stop)
      for (const address of addresses) address.moveTo(Number(new URL(standby.url).port))
      await database.crash()
      await standby.promote()
      // The connections of the test itself would wait for ever, as nobody looks after them.
      await addresses[1]?.goOn()
    }
    const environment = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '8',
      KURSPORTAL_SECRET: 'a secret for tests of several processes, long enough',
      KURSPORTAL_MIGRATE: '0',
      KURSPORTAL_DRAIN_SECONDS: String(DRAIN_SECONDS),
      KURSPORTAL_RATE_LIMITS: '0',
      KURSPORTAL_PROXIES: '1',
      KURSPORTAL_LOG: 'error',
      ...s3.settings,
      S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
      SMTP_URL: mailbox.url,
      KURSPORTAL_MAIL_FROM: 'portal@kursportal.example',
      // Each starts several times.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    }
    const seeded = await fill({ ...environment, KURSPORTAL_DATA_DIR: join(folder, 'seed') }, seed)
    const processes = await Promise.all(
      roles.map((role, index) =>
        startPlatformProcess(
          role,
          { ...environment, KURSPORTAL_DATA_DIR: join(folder, `process-${index}`) },
          builds[0],
        ),
      ),
    )
    closers.push(() => Promise.all(processes.map((one) => one.stop())))
    const proxy = await openReadyProxy(processes.filter(({ role }) => role === 'web').map(({ url }) => url))
    closers.push(proxy.close)
    const whole = async () => {
      await Promise.all(processes.map((one) => one.ready()))
      while (!proxy.sendsToAll()) await wait(50)
    }
    await whole()
    const deployRemotes = async (build: string) => {
      const env = {
        PATH: process.env['PATH'],
        ...environment,
        KURSPORTAL_DATA_DIR: join(folder, 'deployment'),
      }
      await run(process.execPath, ['--disable-warning=ExperimentalWarning', deployRemotesOf(build)], { env })
    }
    const { db, close: closeDb } = await openPostgres(ownUrl, { poolSize: 2 })
    closers.push(closeDb)
    return {
      url: proxy.url,
      processes,
      whole,
      database,
      failOver,
      bucket,
      builds,
      deployRemotes,
      mailbox,
      db,
      seeded,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const withPort = (url: URL, port: number): string => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

const createDatabase = async (server: string): Promise<string> => {
  const admin = await openPostgres(server, { poolSize: 1 })
  await sql`create database kursportal`.execute(admin.db)
  await admin.close()
  const url = new URL(server)
  url.pathname = '/kursportal'
  const database = await openPostgres(url.href, { poolSize: 1 })
  await migrate(database)
  await database.close()
  return url.href
}

const fill = async <Seeded>(
  environment: Record<string, string>,
  seed: (services: Services) => Promise<Seeded>,
): Promise<Seeded> => {
  const config = readConfig(environment)
  const services = await openServices(config, createLog(config), { isCommand: true })
  try {
    return await seed(services)
  } finally {
    await services.close()
  }
}
