import { sql } from 'kysely'
import type { CallAnswer, CallBody, jobCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import type { ClockJob } from '../../platform/jobs/jobs.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/** So many are tried again at once. */
const AT_ONCE = 500

/**
 * Runs what runs by the clock now; of anything else, tries again what was given up. A kind with a dead-letter queue has
 * concluded what it gave up and told whoever began it: another try would find nothing to do.
 * @throws ApiError not_found; job_waiting when it runs or waits already, or nothing of it failed; job_not_retryable
 */
export const runJob = async (
  context: ActorContext,
  { name }: CallBody<typeof jobCalls.runJob>,
): Promise<CallAnswer<typeof jobCalls.runJob>> => {
  const { rows } = await sql<{ scheduled: boolean; busy: boolean; can_retry: boolean }>`
    select exists (select 1 from jobs.schedule where schedule.name = queue.name) as scheduled,
      exists (select 1 from jobs.job where job.name = queue.name and state in ('created', 'retry', 'active')) as busy,
      queue.dead_letter is null as can_retry
    from jobs.queue where name = ${name} and name not like '\\_\\_%'
    for update`.execute(context.db)
  const [job] = rows
  if (!job) throw new ApiError('not_found')
  if (job.scheduled && job.busy) throw new ApiError('job_waiting')
  if (!job.scheduled && !job.can_retry) throw new ApiError('job_not_retryable')
  const queued = job.scheduled ? await runNow(context, name) : await tryAgain(context, name)
  if (queued === 0) throw new ApiError('job_waiting')
  await noteAdminAction(context, { action: 'job_run', subject: name, details: { count: queued } })
  return { queued }
}

const runNow = async (context: ActorContext, name: string): Promise<number> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what runs by the clock takes no data
  await context.enqueue(name as ClockJob, {})
  return 1
}

/** As the queue itself retries: one try more than there were. */
const tryAgain = async ({ db }: ActorContext, name: string): Promise<number> => {
  const { rows } = await sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where name = ${name} and state = 'failed' and id in (
      select id from jobs.job where name = ${name} and state = 'failed' order by created_on limit ${AT_ONCE})
    returning id`.execute(db)
  return rows.length
}
