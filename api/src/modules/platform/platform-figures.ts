import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { lastBackup } from '../../platform/backup/last-backup.ts'
import type { Services } from '../../platform/context.ts'
import { readConnections } from '../../platform/db/connections.ts'
import { lastFileCheck } from './file-check/last-file-check.ts'

type JobFigure = { queue: string; state: 'waiting' | 'active' | 'failed'; n: number; oldest_seconds: number }

/** What the queue holds, by kind of job; failed ones of the last day. */
const readJobFigures = async ({ database: { db } }: Services): Promise<JobFigure[]> => {
  const { rows } = await sql<JobFigure>`
    select name as queue,
      case when state in ('created', 'retry') then 'waiting' else state::text end as state,
      count(*)::int as n,
      coalesce(extract(epoch from now() - min(start_after)), 0)::float as oldest_seconds
    from jobs.job
    where (state in ('created', 'retry') and start_after <= now()) or state = 'active'
      or (state = 'failed' and completed_on > now() - interval '1 day')
    group by 1, 2`.execute(db)
  return rows
}

const readMailFigures = ({ database: { db } }: Services) =>
  db
    .selectFrom('mails')
    .select(['state', (eb) => eb.fn.countAll<number>().as('n')])
    .where('state', 'in', ['queued', 'failed'])
    .groupBy('state')
    .execute()

/** Films that are not done; failed ones of the last day. */
const readFilmFigures = ({ database: { db } }: Services) =>
  db
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

/** What could be read; nothing while the database is away. */
const known = <T>(read: Promise<T[]>): Promise<T[]> => read.catch(() => [])

/**
 * Adds what whoever runs the platform wants to be woken by: jobs and mails that wait or failed, connections of the
 * database, open sockets, and what the process stands on. All is read when the figures are asked for.
 * @param sockets how many WebSockets are open
 */
export const addPlatformFigures = (registry: Registry, services: Services, sockets: () => number): void => {
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
        await collect((labels, value) => this.set(labels, value))
      },
    })
  gauge('jobs', 'Jobs by kind and state', ['queue', 'state'], async (set) => {
    for (const { queue, state, n } of await known(readJobFigures(services))) set({ queue, state }, n)
  })
  gauge('job_oldest_seconds', 'How long the oldest waiting job waits', ['queue'], async (set) => {
    for (const { queue, state, oldest_seconds } of await known(readJobFigures(services)))
      if (state === 'waiting') set({ queue }, oldest_seconds)
  })
  gauge('mails', 'Mails that wait or failed', ['state'], async (set) => {
    for (const { state, n } of await known(readMailFigures(services))) set({ state }, n)
  })
  gauge('films', 'Films that are uploaded or made, or failed', ['state'], async (set) => {
    for (const { state, n } of await known(readFilmFigures(services))) set({ state }, n)
  })
  gauge('film_seconds', 'Seconds of film made in the last hour, and of work on them', ['of'], async (set) => {
    for (const { film, work } of await known(readFilmSpeed(services))) {
      set({ of: 'film' }, film)
      set({ of: 'work' }, work)
    }
  })
  gauge('database_connections', 'Connections of the pool', ['state'], (set) => {
    const { size, idle, waiting } = services.database.pool()
    set({ state: 'busy' }, size - idle)
    set({ state: 'idle' }, idle)
    set({ state: 'waited_for' }, waiting)
  })
  gauge(
    'database_server_connections',
    'Connections of the PostgreSQL server: taken, and how many it allows',
    ['state'],
    async (set) => {
      if (services.database.kind === 'embedded') return
      for (const { allowed, taken } of await known(readConnections(services.database).then((one) => [one]))) {
        set({ state: 'taken' }, taken)
        set({ state: 'allowed' }, allowed)
      }
    },
  )
  gauge('listening', 'Whether the process hears what others publish', [], (set) =>
    set({}, services.database.isListening() ? 1 : 0),
  )
  gauge('data_folder_bytes', 'The disk the data folder lies on', ['what'], async (set) => {
    for (const { bavail, blocks, bsize } of await known(
      statfs(services.config.dataDir).then((one) => [one]),
    )) {
      set({ what: 'free' }, bavail * bsize)
      set({ what: 'all' }, blocks * bsize)
    }
  })
  gauge('backup_age_seconds', 'Since the last backup, where there was one', [], async (set) => {
    for (const at of await known(lastBackup(services.database.db).then((one) => [one])))
      if (at !== null) set({}, (Date.now() - Date.parse(at)) / 1000)
  })
  gauge(
    'files',
    'Files without a row, and rows without files, as of the last night',
    ['without'],
    async (set) => {
      for (const check of await known(lastFileCheck.read(services.database.db).then((one) => [one]))) {
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
