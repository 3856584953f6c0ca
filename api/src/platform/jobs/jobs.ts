import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import { outsideTransaction } from '../storage/apart-from-transactions.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { hearQueue } from './hear-queue.ts'

/** Every background job and its data. A module that adds one adds its line here and its worker in `<module>.jobs.ts`. */
export type JobData = {
  /** Check, picture and renditions of an uploaded video. */
  'media.process': { asset_id: string }
  /** What is said in the film of a draft lecture. */
  'media.recognise-speech': { video_id: string }
  /** The files of a film that was removed. */
  'media.remove-files': { asset_id: string }
  /** Files that nothing refers to any more; a prefix ends in a slash. */
  'storage.remove': { prefix: string }
  /** Links of lectures that lead out of the platform. */
  'links.check': Record<string, never>
  /** Teams that want to know what goes wrong in their remotes. */
  'remotes.tell-owners': Record<string, never>
  /** A queued mail. */
  'mail.send': { mail_id: string }
  /** The bonuses of ended years. */
  'money.book-bonuses': Record<string, never>
  /** The file of a document that was issued. */
  'statements.set-document': { document_id: string }
  /** Tallies that have grown since. */
  'platform.add-up-tallies': Record<string, never>
  /** Files without a row, and rows without their files. */
  'platform.check-files': Record<string, never>
  /** Everything that has been kept for its period. */
  'retention.run': Record<string, never>
  /** Mails about what is new in forums. */
  'forum.send-digests': Record<string, never>
  /** Reminders of courses that people began, while the rule says so. */
  'reminders.send': Record<string, never>
  /** Mails about certifications that end soon. */
  'certifications.warn': Record<string, never>
  /** Mails about a live appointment. */
  'care.announce-appointment': { appointment_id: string; what: 'new' | 'changed' }
}
export type JobName = keyof JobData
/** Those that take no data, so that the clock can start them. */
export type ClockJob = { [N in JobName]: JobData[N] extends Record<string, never> ? N : never }[JobName]

/** What a worker gets; `signal` aborts when the process stops, the job then runs again elsewhere or later. */
export type JobContext = {
  signal: AbortSignal
  log: Log
  /** Whether the job has failed for good if this try fails. */ isLastTry: boolean
}

/** How a kind of job runs. */
export type Worker<N extends JobName> = {
  name: N
  /** How many run at once in this process. */
  concurrency: number
  /** How many are taken at once, where one is done in no time and many come together; 1 when left out. */
  batch?: number
  /** How often it is tried again, with growing pauses. A try that ends because the process stops does not count. */
  retries: number
  /** Seconds of the longest of those pauses; as long as they grow when left out. */
  longestPauseSeconds?: number
  /** Seconds after which a job without a sign of life counts as lost and runs again; 10 at least. */
  lostAfterSeconds: number
  run: (data: JobData[N], context: JobContext) => Promise<void>
  /** Called once the last try has failed, or the last process that tried has died of it. */
  gaveUp?: (data: JobData[N]) => Promise<void>
}

/** The job queue, in the same database as everything else. */
export type Jobs = {
  /** Enqueues within the transaction of the handle: the job exists when it commits. */
  send: <N extends JobName>(db: Db, name: N, data: JobData[N], options?: JobOptions) => Promise<void>
  /** Registers how a job runs; in a process whose role leaves it to others it can be sent only. */
  work: <N extends JobName>(worker: Worker<N>) => Promise<void>
  /** Enqueues a job again and again, once for all processes: a cron pattern in Europe/Berlin. After `work`. */
  schedule: <N extends JobName>(name: N, pattern: string, data: JobData[N]) => Promise<void>
  /**
   * Takes no more jobs and aborts the running ones, which begin anew elsewhere; others can still be sent. Waits ten seconds
   * for those that do not heed it.
   */
  rest: () => Promise<void>
  /** Stops taking jobs, waits for running ones a while, then aborts them. */
  stop: () => Promise<void>
}

/** How a job is sent. */
export type JobOptions = {
  startAfterSeconds?: number
  singletonKey?: string
  /** Somebody waits for it: it comes before all others of its kind. */
  urgent?: boolean
}

const GRACE_MS = 5_000
/** How long a job that was aborted may take to end, such as a mail to a server that hangs. */
const REST_MS = 10_000
/**
 * A job that was sent wakes its worker (NOTIFY). This is for tries that come later, and on PostgreSQL for notifications
 * that got lost and for jobs of a process that died.
 */
const POLL_SECONDS = { embedded: 30, postgres: 15 }
/** Where nothing notifies, as behind a connection pooler. */
const POLL_UNNOTIFIED_SECONDS = 2

/** How soon a job whose process died is noticed, beyond the time it may be silent. The embedded database knows at once. */
const SUPERVISE_SECONDS = { embedded: 30, postgres: 5 }
/** How soon a job of the clock begins after its minute. */
const CLOCK_SECONDS = 30
/** No job waits for another one to end first, so that nobody has to look whether it did. */
const FLOW_SECONDS = 3600
const URGENT = 10

/** Where a job goes that has failed for good; no kind of job that anybody should see. */
const lostQueue = (name: JobName): string => `__lost.${name}`

type OpenJobs = { does?: (name: JobName) => boolean; hasClock?: boolean; telemetry?: Telemetry | undefined }

/**
 * Opens the job queue.
 * @param options `does`: whether this process does the jobs of a name; the others it only sends. `hasClock`: whether what is
 *   scheduled is enqueued
 */
export const openJobs = async (
  database: Database,
  log: Log,
  { does = () => true, hasClock = true, telemetry }: OpenJobs = {},
): Promise<Jobs> => {
  const boss = new PgBoss({
    ...database.jobs,
    schema: 'jobs',
    schedule: hasClock,
    superviseIntervalSeconds: SUPERVISE_SECONDS[database.kind],
    cronWorkerIntervalSeconds: CLOCK_SECONDS,
    flowIntervalSeconds: FLOW_SECONDS,
    useListenNotify: true,
  })
  boss.on('error', hearQueue(log))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  await boss.start()
  if (database.kind === 'embedded') await takeOverActiveJobs(database.db)
  const stopping = new AbortController()
  const queues = new Set<string>()
  const working = new Set<string>()
  const ensureQueue = async <N extends JobName>(worker: Worker<N>) => {
    const { name, retries, longestPauseSeconds, lostAfterSeconds, gaveUp } = worker
    const deadLetter = gaveUp ? { deadLetter: lostQueue(name) } : {}
    if (gaveUp) await boss.createQueue(lostQueue(name), { retryLimit: 100, retryBackoff: true, notify: true })
    const settings = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 3,
      ...(longestPauseSeconds ? { retryDelayMax: longestPauseSeconds } : {}),
      expireInSeconds: 6 * 3600,
      heartbeatSeconds: Math.max(10, lostAfterSeconds),
      notify: true,
      ...deadLetter,
    }
    await boss.createQueue(name, settings)
    // Creating leaves a queue that an older version made as it was.
    await boss.updateQueue(name, settings)
    // The queue's settings are read before the first job is sent: a transaction of the embedded database would wait for
    // a question outside of it for ever.
    await boss.findJobs(name, { id: randomUUID() })
    queues.add(name)
  }
  const runOne = async <N extends JobName>(
    worker: Worker<N>,
    job: JobWithMetadata<JobData[N]>,
  ): Promise<void> => {
    const jobLog = log.child({ job: worker.name, id: job.id })
    const signal = AbortSignal.any([stopping.signal, job.signal])
    // Whichever transaction sent it has ended.
    await outsideTransaction(async () => {
      // On the embedded database a process that dies of a job takes it up again each time it starts. The limit is the
      // job's own: it is higher than that of its kind where an admin had it tried again.
      if (job.retryCount > job.retryLimit) return worker.gaveUp?.(job.data)
      try {
        await worker.run(job.data, { signal, log: jobLog, isLastTry: job.retryCount === job.retryLimit })
      } catch (error) {
        if (stopping.signal.aborted) {
          const { priority, singletonKey } = job
          await boss.send(worker.name, job.data, { priority, ...(singletonKey ? { singletonKey } : {}) })
          return undefined
        }
        jobLog.warn({ err: error }, 'job failed')
        throw error
      }
      return undefined
    })
  }
  const told = async (name: JobName, attempt: number, run: () => Promise<void>): Promise<void> => {
    if (!telemetry) return run()
    const attributes = { 'messaging.destination.name': name, 'kursportal.job.attempt': attempt }
    const span = telemetry.begin(`job ${name}`, { kind: 'consumer', attributes })
    try {
      await span.within(run)
      span.end({ failed: false })
    } catch (error) {
      span.end({ failed: true })
      throw error
    }
  }
  return {
    send: async (db, name, data, options = {}) => {
      if (!queues.has(name)) throw new Error(`no worker was registered for ${name}`)
      await boss.send(name, data, {
        db: fromKysely(db),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
        ...(options.urgent ? { priority: URGENT } : {}),
      })
    },
    work: async (worker) => {
      await ensureQueue(worker)
      if (!does(worker.name)) return
      type Data = JobData[typeof worker.name]
      const options = {
        pollingIntervalSeconds: POLL_UNNOTIFIED_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS[database.kind],
        localConcurrency: worker.concurrency,
        batchSize: worker.batch ?? 1,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      } as const
      await boss.work<Data, unknown, typeof options>(worker.name, options, (jobs) =>
        Promise.all(
          jobs.map((job) =>
            told(worker.name, job.retryCount, () => runOne(worker, job)).then(
              () => ({ id: job.id, status: 'completed' as const }),
              (error: unknown) => ({
                id: job.id,
                status: 'failed' as const,
                output: { message: messageOf(error) },
              }),
            ),
          ),
        ),
      )
      working.add(worker.name)
      const { gaveUp } = worker
      if (gaveUp) {
        await boss.work<Data>(
          lostQueue(worker.name),
          { notifyPollingIntervalSeconds: POLL_SECONDS[database.kind], batchSize: 1 },
          async ([job]) => {
            if (job) await outsideTransaction(() => gaveUp(job.data))
          },
        )
        working.add(lostQueue(worker.name))
      }
    },
    schedule: async (name, pattern, data) => {
      await boss.schedule(name, pattern, data, { tz: 'Europe/Berlin' })
    },
    rest: async () => {
      stopping.abort(new Error('the process stops'))
      await withDeadline(Promise.all([...working].map((name) => boss.offWork(name))), REST_MS)
      working.clear()
    },
    stop: async () => {
      const abort = setTimeout(() => stopping.abort(new Error('the process stops')), GRACE_MS)
      // What goes on after a rest has had its time; a second is the shortest there is.
      await boss.stop({ graceful: true, timeout: stopping.signal.aborted ? 1000 : GRACE_MS * 2 })
      clearTimeout(abort)
      stopping.abort(new Error('the process stops'))
    },
  }
}

/** Waits for something, though not longer than so many milliseconds. */
const withDeadline = async (done: Promise<unknown>, milliseconds: number): Promise<void> => {
  const deadline = Promise.withResolvers<void>()
  const timer = setTimeout(deadline.resolve, milliseconds)
  await Promise.race([done, deadline.promise]).finally(() => clearTimeout(timer))
}

/**
 * The embedded database has one process at a time: a job that is running when it starts was running in a process that
 * was killed. It runs again at once, and counts as one try more. (On PostgreSQL a job's heartbeat tells.)
 */
const takeOverActiveJobs = async (db: Db): Promise<void> => {
  await sql`
    update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`.execute(
    db,
  )
}
