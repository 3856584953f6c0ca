import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { openSession } from '../platform/auth/sessions.ts'
import type { Clock } from '../platform/clock.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { contextOn, inTransaction, type Context, type Services } from '../platform/context.ts'
import { openEventBus } from '../platform/events.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { openReadiness } from '../platform/readiness.ts'
import { createSecrets } from '../platform/secrets.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { writeShellOffer } from './fake-build.ts'
import { emptyTables, openTestDatabase } from './test-database.ts'
import { clientFor, type TestClient } from './test-client.ts'

/** A clock a test can set. */
export type TestClock = Clock & { set: (instant: string | Date) => void; advance: (seconds: number) => void }

/** The whole API on a database of its own, without listening. */
export type TestPlatform = {
  app: FastifyInstance
  services: Services
  clock: TestClock
  /** A use case's context outside a transaction. */
  context: Context
  /** Runs a use case or a seed scenario in a transaction. */
  run: <T>(useCase: (context: Context) => Promise<T>) => Promise<T>
  /** Sends requests as nobody. */
  client: TestClient
  /**
   * Sends requests as somebody, in a new session. With a password it logs in; without, the session is opened past the
   * login, which takes long on purpose.
   */
  as: (email: string, password?: string) => Promise<TestClient>
  /** How many queries the database got while something ran; for lists, which must not ask once a row. */
  queriesIn: (run: () => Promise<unknown>) => Promise<number>
  /** Empties all tables between tests. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** What seeded people have as password. */
export const TEST_PASSWORD = 'Kursportal-2026!'

const testClock = (): TestClock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: (instant) => {
      offset = new Date(instant).getTime() - Date.now()
    },
    advance: (seconds) => {
      offset += seconds * 1000
    },
  }
}

/** Opens a platform for a test file: in `beforeAll`, closed in `afterAll`, `reset` in `beforeEach`. */
export const openTestPlatform = async (overrides: Partial<Config> = {}): Promise<TestPlatform> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-test-'))
  // No built shell, but what one says of itself: otherwise nobody could tell which release fits.
  const shellDir = join(dataDir, 'shell')
  await writeShellOffer(shellDir)
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      KURSPORTAL_DATA_DIR: dataDir,
      KURSPORTAL_RATE_LIMITS: '0',
      KURSPORTAL_LOG: 'silent',
      // Tests ask nobody outside.
      KURSPORTAL_LINK_CHECK: '0',
    }),
    shellDir,
    ...overrides,
  }
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const clock = testClock()
  // Jobs that run meanwhile ask the database too; only what was begun by the one who counts is counted.
  const counting = new AsyncLocalStorage<{ queries: number }>()
  const database = await openTestDatabase({
    log: () => {
      const counter = counting.getStore()
      if (counter) counter.queries += 1
    },
  })
  const jobs = await openJobs(database, log)
  const events = await openEventBus(database, log)
  const secrets = createSecrets('a secret for tests, at least thirty-two characters')
  const storage = await openStorage(config)
  const readiness = openReadiness({ database, storage, log }, { remoteStorage: false })
  const services: Services = {
    config,
    clock,
    log,
    database,
    isCopy: false,
    jobs,
    events,
    secrets,
    storage,
    readiness,
    telemetry: undefined,
  }
  const app = await buildApp(services)
  await app.ready()
  return {
    app,
    services,
    clock,
    context: contextOn(services, database.db),
    run: (useCase) => inTransaction(services, useCase),
    client: clientFor(app),
    as: async (email, password) => {
      if (password !== undefined) return logIn(app, email, password)
      const { id } = await database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return clientFor(app, await openSession(contextOn(services, database.db), id, 'test'))
    },
    queriesIn: async (run) => {
      const counter = { queries: 0 }
      await counting.run(counter, run)
      return counter.queries
    },
    reset: async () => {
      clock.set(new Date())
      await emptyTables(database)
    },
    close: async () => {
      readiness.close()
      await app.close()
      await jobs.stop()
      await events.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const logIn = async (app: FastifyInstance, email: string, password: string): Promise<TestClient> => {
  const answer = await clientFor(app).post('/session-id', { email, password })
  if (answer.status !== 200) throw new Error(`cannot log in as ${email}: ${answer.text}`)
  return clientFor(app, (answer.body as { session_id: string }).session_id)
}
