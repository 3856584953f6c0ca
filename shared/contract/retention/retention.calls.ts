import { z } from 'zod'
import { retentionKinds, settableKinds } from '../../domain/retention/retention-rules.ts'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { id, instant, numberInAddress, object } from '../primitives.ts'
import { auditReason } from '../people/audit-log.calls.ts'

/** A kind of data that is kept for a period of its own. */
export const retentionKind = z
  .enum(retentionKinds)
  .describe('Kind of data, as `shared/domain/retention` lists them')

const settableKind = z.enum(settableKinds).describe('A kind whose period an operator may set')

const numbers = {
  total: z.int().min(0).describe('How many there are'),
  due_now: z.int().min(0).describe('How many have been kept for their period: what a run takes now'),
  due_soon: z.int().min(0).describe('How many more are due within 30 days'),
  held: z
    .int()
    .min(0)
    .describe('How many have been kept for their period and stay, such as accounts of who leads a society'),
}

/** How much of a kind there is, and how much is due. */
export const retentionNumbers = object(numbers).meta({ id: 'RetentionNumbers' })
export type RetentionNumbers = z.infer<typeof retentionNumbers>

const retentionEntry = object({
  kind: retentionKind,
  on: z.boolean().describe('Whether it is deleted at all; numbers are given either way'),
  count: z.int().min(0).describe('How many of the unit it is kept'),
  unit: z
    .enum(['minutes', 'hours', 'days', 'months', 'years'])
    .describe('`years` are whole calendar years after the end of the one in which it began'),
  ...numbers,
}).meta({ id: 'RetentionEntry' })
export type RetentionEntry = z.infer<typeof retentionEntry>

const retentionRun = object({
  begun_at: instant,
  finished_at: instant.nullable().describe('null while it is under way'),
  started_by: object({ id, name: z.string() })
    .nullable()
    .describe('Who wanted it at once; null for the nightly one'),
  taken: z
    .array(object({ kind: retentionKind, count: z.int().min(1).describe('How many') }))
    .describe('How many it deleted'),
  failed: z.array(retentionKind).describe('At which something went wrong; the next run tries them again'),
}).meta({ id: 'RetentionRun' })

/** Everything there is to know about retention. */
export const retentionState = object({
  kinds: z.array(retentionEntry).describe('Every kind, what an operator decides first'),
  ...editable,
  last_run: retentionRun.nullable().describe('null before the first'),
}).meta({ id: 'Retention' })
export type RetentionState = z.infer<typeof retentionState>

const count = 'How many of its unit it is to be kept; 422 outside of what the kind allows'

/** How long what is kept, for admins. */
export const retentionCalls = {
  readRetention: defineCall({
    method: 'GET',
    path: '/retention',
    who: 'admin',
    extension: true,
    summary: 'How long each kind of data is kept, and how much of it is due',
    description:
      'What is announced is counted by the same conditions by which a run deletes. A run happens every night.',
    answer: retentionState,
  }),
  previewRetention: defineCall({
    method: 'GET',
    path: '/retention-preview',
    who: 'admin',
    extension: true,
    summary: 'What another period of a kind would mean, without setting it',
    query: object({ kind: settableKind, count: numberInAddress(0, 1_000).describe(count) }),
    answer: retentionNumbers,
  }),
  changeRetention: defineCall({
    method: 'PATCH',
    path: '/retention',
    who: 'admin',
    extension: true,
    summary: 'Set how long a kind of data is kept',
    description:
      'It holds from the next run on. Read `GET /retention-preview` before: what is due then is deleted for good.',
    body: object({
      kind: settableKind,
      on: z.boolean().describe('Whether it is deleted at all; only some kinds can be kept for good'),
      count: z.int().min(0).max(1_000).describe(count),
      reason: auditReason,
      based_on: basedOn,
    }),
    answer: retentionState,
    errors: ['edited_meanwhile'],
  }),
  startRetentionRun: defineCall({
    method: 'POST',
    path: '/retention-run',
    who: 'admin',
    extension: true,
    summary: 'Delete at once what has been kept for its period',
    description: 'Begins a run; `last_run.finished_at` of `GET /retention` says when it is over.',
    answer: retentionState,
  }),
}
