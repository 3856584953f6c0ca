import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, line, listOf, object, paging } from '../primitives.ts'
import { failedFilm } from './overview.calls.ts'

const job = object({
  name: z.string().describe('Stable word, such as money.book-bonuses'),
  next_at: instant
    .nullable()
    .describe('When it runs by itself again; null where something has to ask for it'),
  last_at: instant.nullable().describe('When it ended last; null where it has not lately'),
  last: z.enum(['done', 'failed']).nullable().describe('How it ended last'),
  error: z
    .string()
    .nullable()
    .describe('Why it failed last, in the words of the platform; null where it did not'),
  waiting: z.int().min(0).describe('How many wait'),
  running: z.int().min(0).describe('How many run'),
  failed: z.int().min(0).describe('How many were given up within a week'),
  can_retry: z
    .boolean()
    .describe(
      'Whether what was given up can be tried again; false where whoever began it was told and begins anew, as a video is uploaded again',
    ),
}).meta({ id: 'BackgroundJob' })

/** What runs by itself in the background. */
export const jobCalls = {
  listJobs: defineCall({
    method: 'GET',
    path: '/jobs',
    who: 'admin',
    extension: true,
    summary: 'What runs in the background: last and next time, what waits, what failed',
    answer: listOf(job),
  }),
  runJob: defineCall({
    method: 'POST',
    path: '/jobs/run',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Run a background job now, or once more what failed of it',
    description:
      'What runs by the clock runs now; of anything else, what was given up is tried again, at most 500 a call. 409 `job_waiting` where it already runs or waits, or nothing has failed, `job_not_retryable` where `can_retry` is false.',
    body: object({ name: line(100).describe('Which: `name` of `GET /jobs`') }),
    answer: object({ queued: z.int().min(1).describe('How many were queued') }),
    errors: ['not_found', 'job_waiting', 'job_not_retryable'],
  }),
  listFailedFilms: defineCall({
    method: 'GET',
    path: '/failed-films',
    who: 'admin',
    extension: true,
    summary: 'The films that cannot be shown and that a lecture waits for, the newest first',
    query: object(paging),
    answer: listOf(failedFilm),
  }),
}
