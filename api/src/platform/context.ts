import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import { publishEvent, type EventBus, type EventName, type PlatformEvents } from './events.ts'
import type { JobData, JobName, JobOptions, Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Readiness } from './readiness.ts'
import type { Secrets } from './secrets.ts'
import { insideTransaction } from './storage/apart-from-transactions.ts'
import type { Storage } from './storage/storage.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** What exists once a process, opened by the server (or a test) and handed to `buildApp`. */
export type Services = {
  config: Config
  clock: Clock
  log: Log
  database: Database
  /** Whether the database is a copy beside the platform (`restore --copy`). */
  isCopy: boolean
  storage: Storage
  secrets: Secrets
  jobs: Jobs
  events: EventBus
  readiness: Readiness
  /** Spans of requests, queries and jobs; undefined where nobody collects them. */
  telemetry: Telemetry | undefined
}

/**
 * What a use case works with. `db`, `enqueue` and `publish` belong to one transaction in a write: everything happens
 * when it commits, or nothing.
 */
export type Context = {
  db: Db
  config: Config
  clock: Clock
  log: Log
  storage: Storage
  secrets: Secrets
  /** Starts a background job once the transaction commits. */
  enqueue: <N extends JobName>(name: N, data: JobData[N], options?: JobOptions) => Promise<void>
  /** Tells all processes once the transaction commits. */
  publish: <N extends EventName>(name: N, payload: PlatformEvents[N]) => Promise<void>
}

/** The person behind a request. */
export type Actor = {
  user_id: string
  is_admin: boolean
  is_course_creator: boolean
  /** The session the request came with; null with Basic authentication. */
  session_hash: Buffer | null
}

/** What a use case of a logged-in person works with. */
export type ActorContext = Context & { actor: Actor }

/** A context outside a transaction, for reading. */
export const contextOn = (services: Services, db: Db): Context => ({
  db,
  config: services.config,
  clock: services.clock,
  log: services.log,
  storage: services.storage,
  secrets: services.secrets,
  enqueue: (name, data, options) => services.jobs.send(db, name, data, options),
  publish: (name, payload) => publishEvent(db, name, payload),
})

/** Runs a use case in one transaction, which does not wait for the storage: files are stored before, and removed by a job. */
export const inTransaction = <T>(services: Services, run: (context: Context) => Promise<T>): Promise<T> =>
  services.database.db
    .transaction()
    .execute((transaction) => insideTransaction(() => run(contextOn(services, transaction))))
