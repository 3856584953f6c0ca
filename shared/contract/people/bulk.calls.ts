import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, object } from '../primitives.ts'
import { adminPassword, auditReason } from './audit-log.calls.ts'
import { memberFilter } from './member-filter.ts'

/** So many people one call deletes at most. */
export const BULK_DELETION_LIMIT = 100

/** Whom something is done to: these people, or everybody the filter of the list finds. */
const target = {
  user_ids: z.array(id).min(1).max(1000).optional().describe('These people'),
  filter: object(memberFilter)
    .optional()
    .describe('Everybody the list of members finds with this; left out together with `user_ids`: everybody'),
  expected: z
    .int()
    .min(0)
    .optional()
    .describe('`chosen` of the dry run; 409 `edited_meanwhile` when by now there are more or fewer'),
  dry_run: z.boolean().optional().describe('Only say what would happen'),
}

/** Whom a call is about, as code passes it on. */
export type BulkTarget = {
  user_ids?: string[] | undefined
  filter?: z.infer<z.ZodObject<typeof memberFilter>> | undefined
  expected?: number | undefined
  dry_run?: boolean | undefined
}

/** Why somebody is left out. */
export const bulkReason = z.enum([
  'has_it_already',
  'is_there_already',
  'no_course',
  'reminded_lately',
  'unwanted',
  'team',
  'leads_society',
  'above_limit',
])
export type BulkReason = z.infer<typeof bulkReason>

/** What was done, or would be. */
export const bulkReport = object({
  chosen: z.int().min(0).describe('How many people are meant'),
  done: z.int().min(0).describe('For how many it was done; with `dry_run` for how many it would be'),
  left_out: z
    .array(object({ reason: bulkReason, count: z.int().min(1).describe('How many people') }))
    .describe('For how many not, and why'),
}).meta({ id: 'BulkReport' })
export type BulkReport = z.infer<typeof bulkReport>

const call = { method: 'POST', who: 'admin', extension: true, idempotencyKey: true } as const

/** What admins do for many people at once; each first says what would happen, and reports afterwards. */
export const bulkCalls = {
  giveAccessToMany: defineCall({
    ...call,
    path: '/access/users',
    summary: 'Give many people an access',
    description: 'Who has it already is left out. Stays in the audit log of each.',
    body: object({ ...target, access_id: id }),
    answer: bulkReport,
    errors: ['not_found', 'societies_enabled', 'edited_meanwhile'],
  }),
  moveManyToSociety: defineCall({
    ...call,
    path: '/users/society',
    summary: 'Put many people into a society, or out of theirs',
    description:
      'What counted for the society before stays counted. Who is there already is left out. Stays in the audit log of each.',
    headers: adminPassword,
    body: object({
      ...target,
      society_id: id.nullable().describe('null: out of the one they are in'),
      reason: auditReason.optional(),
    }),
    answer: bulkReport,
    errors: ['not_found', 'wrong_password', 'edited_meanwhile'],
  }),
  remindMany: defineCall({
    ...call,
    path: '/users/reminder',
    summary: 'Remind many people of the courses they have begun',
    description:
      'As `POST /reminder`, for whom the list of members shows. At most 2,000 a call; the rest is left out as `above_limit`.',
    body: object(target),
    answer: bulkReport,
    errors: ['edited_meanwhile'],
  }),
  deleteMany: defineCall({
    ...call,
    path: '/users/deletion',
    summary: 'Delete the accounts of many people',
    description:
      'As `DELETE /user`, each with the reason in the audit log. Admins and course creators are left out, and whoever leads a society: they are deleted one by one. At most 100 a call.',
    headers: adminPassword,
    body: object({ ...target, reason: auditReason }),
    answer: bulkReport,
    errors: ['wrong_password', 'edited_meanwhile'],
  }),
}
