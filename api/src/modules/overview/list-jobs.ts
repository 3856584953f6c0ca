import { sql } from 'kysely'
import type { CallAnswer, jobCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { nextRun } from '../../platform/jobs/next-run.rules.ts'

type Row = {
  name: string
  cron: string | null
  waiting: number
  running: number
  failed: number
  can_retry: boolean
  last_at: Date | null
  last_state: 'completed' | 'failed' | null
  error: string | null
}

/** What runs in the background, by name; what the queue forgot after its time counts as never run. */
export const listJobs = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<CallAnswer<typeof jobCalls.listJobs>> => {
  const { rows } = await sql<Row>`
    select queue.name, schedule.cron, last.completed_on as last_at, last.state as last_state,
      left(coalesce(last.output->>'message', last.output->'value'->>'message', last.output::text), 500) as error,
      coalesce(counts.waiting, 0)::integer as waiting,
      coalesce(counts.running, 0)::integer as running,
      coalesce(counts.failed, 0)::integer as failed,
      queue.dead_letter is null as can_retry
    from jobs.queue
    left join jobs.schedule on schedule.name = queue.name
    left join (
      select name,
        count(*) filter (where state in ('created', 'retry')) as waiting,
        count(*) filter (where state = 'active') as running,
        count(*) filter (where state = 'failed') as failed
      from jobs.job where state <> 'completed' group by name
    ) as counts on counts.name = queue.name
    left join lateral (
      select completed_on, state, output from jobs.job
      where job.name = queue.name and completed_on is not null and state in ('completed', 'failed')
      order by completed_on desc limit 1
    ) as last on true
    where queue.name not like '\\_\\_%'
    order by queue.name`.execute(db)
  const now = clock.now()
  const items = rows.map(({ cron, last_at, last_state, error, ...row }) => ({
    ...row,
    next_at: (cron ? nextRun(cron, now) : undefined)?.toISOString() ?? null,
    last_at: last_at ? new Date(last_at).toISOString() : null,
    last: last_state && (last_state === 'failed' ? ('failed' as const) : ('done' as const)),
    error: last_state === 'failed' ? error : null,
  }))
  return { items, total: items.length }
}
