import { statfs } from 'node:fs/promises'
import { within } from '@kursportal/shared/federation'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup } from '../../platform/backup/last-backup.ts'
import type { Services } from '../../platform/context.ts'
import { readConnections } from '../../platform/db/connections.ts'
import { ABOUT_RECIPIENT } from '../../platform/mail/mail.jobs.ts'
import { lastFileCheck } from './file-check/last-file-check.ts'

type JobFigure = { queue: string; state: 'waiting' | 'active' | 'failed'; n: number; oldest_seconds: number }

/**
 * What the queue holds, by kind of job, with zeros: a figure that appears with the first failure never grows. A job that
 * is tried again has waited since it was sent, however soon the next try is; a mail refused for its recipient tells of no
 * outage, and is counted without its age. Failed ones are those of the last day.
 */
const readJobFigures = async ({ database: { db } }: Services): Promise<JobFigure[]> => {
  const { rows } = await sql<JobFigure>`
    with counted as (
      select name,
        case when state in ('created', 'retry') then 'waiting' else state::text end as state,
        count(*)::int as n,
        extract(epoch from now() - min(case state when 'retry' then created_on else start_after end)
          filter (where state <> 'retry' or name <> 'mail.send'
            or coalesce(output ->> 'message', '') !~ ${ABOUT_RECIPIENT}))::float as oldest_seconds
      from jobs.job
      where (state = 'created' and start_after <= now()) or state in ('retry', 'active')
        or (state = 'failed' and completed_on > now() - interval '25 hours')
      group by 1, 2
    )
    select queue.name as queue, states.state, coalesce(n, 0) as n, coalesce(oldest_seconds, 0) as oldest_seconds
    from jobs.queue
    cross join (values ('waiting'), ('active'), ('failed')) as states (state)
    left join counted on counted.name = queue.name and counted.state = states.state`.execute(db)
  return rows
}

/** The numbers that were counted, and zero for the states that nothing is in. */
const withZeros = <State extends string>(
  states: readonly State[],
  counted: readonly { state: string; n: number }[],
): { state: State; n: number }[] =>
  states.map((state) => ({ state, n: counted.find((one) => one.state === state)?.n ?? 0 }))

const readMailFigures = async ({ database: { db } }: Services) => {
  const states = ['queued', 'failed'] as const
  const counted = await db
    .selectFrom('mails')
    .select(['state', (eb) => eb.fn.countAll<number>().as('n')])
    .where('state', 'in', states)
    .groupBy('state')
    .execute()
  return withZeros(states, counted)
}

/** Films that are not done; failed ones of the last day. */
const readFilmFigures = async ({ database: { db } }: Services) => {
  const counted = await db
    .selectFrom('media_assets')
    .select(['state', (eb) => eb.fn.countAll<number>().as('n')])
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['uploading', 'processing']),
        eb.and([eb('state', '=', 'failed'), eb('updated_at', '>', sql<Date>`now() - interval '1 day'`)]),
      ]),
    )
    .groupBy('state')
    .execute()
  return withZeros(['uploading', 'processing', 'failed'], counted)
}

/** How many seconds of film were made in the last hour, and how many seconds that took. */
const readFilmSpeed = async ({ database: { db } }: Services) => {
  const { rows } = await sql<{ film: number; work: number }>`
    select coalesce(sum(asset.duration_seconds), 0)::float8 as film,
      coalesce(sum(extract(epoch from job.completed_on - job.started_on)), 0)::float8 as work
    from jobs.job
    join media_assets as asset on asset.id = (job.data ->> 'asset_id')::uuid and asset.state = 'ready'
    where job.name = 'media.process' and job.state = 'completed'
      and job.completed_on > now() - interval '1 hour'`.execute(db)
  return rows
}

/** Milliseconds after which figures are told without what could not be read: Prometheus waits for ten seconds. */
const READ_WITHIN = 3_000

/** What could be read, and in time. */
const inTime = <T>(read: () => Promise<T[]>): Promise<T[]> => within(READ_WITHIN, read()).catch(() => [])

/** Reads what many ask for at the same time once. */
const askedOnce = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let pending: Promise<T> | undefined
  return () =>
    (pending ??= read().finally(() => {
      pending = undefined
    }))
}

/**
 * Adds what whoever runs the platform wants to be woken by: jobs and mails that wait or failed, connections of the
 * database, open sockets, and what the process stands on. All is read when the figures are asked for.
 * @param sockets how many WebSockets are open
 */
export const addPlatformFigures = (registry: Registry, services: Services, sockets: () => number): void => {
  /** The same of the database, which is not asked while it is away: its silence must not hide the other figures. */
  const known = <T>(read: () => Promise<T[]>): Promise<T[]> =>
    services.readiness.hindrances().includes('database') ? Promise.resolve([]) : inTime(read)
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (set: (labels: Partial<Record<Label, string>>, value: number) => void) => Promise<void> | void,
  ) =>
    new Gauge({
      name: `kursportal_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        // Without labels a reset leaves a zero, and nothing known is no zero.
        if (labelNames.length === 0) this.remove()
        await collect((labels, value) => this.set(labels, value))
      },
    })
  // The first of those that ask the database: those after it wait for connections themselves.
  gauge('database_connections', 'Connections of the pool', ['state'], (set) => {
    const { size, idle, waiting } = services.database.pool()
    set({ state: 'busy' }, size - idle)
    set({ state: 'idle' }, idle)
    // What an idle connection takes up next does not wait for one.
    set({ state: 'waited_for' }, Math.max(0, waiting - idle))
  })
  const jobFigures = askedOnce(() => known(() => readJobFigures(services)))
  gauge('jobs', 'Jobs by kind and state; failed ones of the last day', ['queue', 'state'], async (set) => {
    for (const { queue, state, n } of await jobFigures()) set({ queue, state }, n)
  })
  gauge('job_oldest_seconds', 'How long the oldest waiting job waits', ['queue'], async (set) => {
    for (const { queue, state, oldest_seconds } of await jobFigures())
      if (state === 'waiting') set({ queue }, oldest_seconds)
  })
  gauge('mails', 'Mails that wait or failed', ['state'], async (set) => {
    for (const { state, n } of await known(() => readMailFigures(services))) set({ state }, n)
  })
  gauge('films', 'Films that are uploaded or made, or failed', ['state'], async (set) => {
    for (const { state, n } of await known(() => readFilmFigures(services))) set({ state }, n)
  })
  gauge('film_seconds', 'Seconds of film made in the last hour, and of work on them', ['of'], async (set) => {
    for (const { film, work } of await known(() => readFilmSpeed(services))) {
      set({ of: 'film' }, film)
      set({ of: 'work' }, work)
    }
  })
  gauge(
    'database_server_connections',
    'Connections of the PostgreSQL server: taken, and how many it allows',
    ['state'],
    async (set) => {
      if (services.database.kind === 'embedded') return
      for (const { allowed, taken } of await known(async () => [await readConnections(services.database)])) {
        set({ state: 'taken' }, taken)
        set({ state: 'allowed' }, allowed)
      }
    },
  )
  gauge('listening', 'Whether the process hears what others publish', [], (set) =>
    set({}, services.database.isListening() ? 1 : 0),
  )
  gauge('data_folder_bytes', 'The disk the data folder lies on', ['what'], async (set) => {
    for (const { bavail, blocks, bsize } of await inTime(async () => [
      await statfs(services.config.dataDir),
    ])) {
      set({ what: 'free' }, bavail * bsize)
      set({ what: 'all' }, blocks * bsize)
    }
  })
  gauge('backup_age_seconds', 'Since the last backup, where there was one', [], async (set) => {
    for (const at of await known(async () => [await lastBackup(services.database.db)]))
      if (at !== null) set({}, (Date.now() - Date.parse(at)) / 1000)
  })
  gauge(
    'files',
    'Files without a row, and rows without files, as of the last night',
    ['without'],
    async (set) => {
      for (const check of await known(async () => [await lastFileCheck.read(services.database.db)])) {
        if (!check) continue
        set({ without: 'row' }, check.without_row)
        set({ without: 'file' }, check.without_file)
      }
    },
  )
  gauge('sockets', 'Open WebSockets', [], (set) => set({}, sockets()))
  gauge('hindered', 'What keeps the process from serving: 1 while it does', ['by'], (set) => {
    const hindrances: readonly string[] = services.readiness.hindrances()
    for (const by of ['database', 'storage', 'stopping']) set({ by }, hindrances.includes(by) ? 1 : 0)
  })
}
