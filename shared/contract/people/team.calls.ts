import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, listOf, object, paging, search } from '../primitives.ts'
import { adminPassword, auditReason } from './audit-log.calls.ts'

/** Somebody with rights. */
export const teamMember = object({
  id,
  name: z.string(),
  email: z.string(),
  image_id: id.nullable(),
  admin: z.boolean(),
  course_creator: z.boolean(),
  courses: z.int().min(0).describe('Courses they own, drafts included'),
  last_seen_at: instant.nullable(),
  since: instant.nullable().describe('When their rights were last changed; null where that is not known'),
  by: z.string().nullable().describe('Who changed them; null where that is not known or the account is gone'),
}).meta({ id: 'TeamMember' })
export type TeamMember = z.infer<typeof teamMember>

const report = object({
  courses: z.int().min(0).describe('Courses they own, drafts included'),
  accesses: z.int().min(0).describe('Accesses they made'),
  films: z.int().min(0).describe('Films they uploaded'),
}).describe('What passes to the heir')

/** Calls about who runs the platform. */
export const teamCalls = {
  listTeam: defineCall({
    method: 'GET',
    path: '/team',
    who: 'admin',
    extension: true,
    summary: 'Everybody with rights, by name',
    query: object({ search, ...paging }),
    answer: listOf(teamMember).extend({
      admins: z.int().min(0).describe('How many admins there are in all, without search and paging'),
    }),
  }),
  dismissFromTeam: defineCall({
    method: 'POST',
    path: '/team/dismissal',
    who: 'admin',
    extension: true,
    summary: 'Take all rights from somebody, and hand over what they made',
    description:
      'Courses, accesses and films pass to the heir: an admin or course creator. Without `heir_id` they stay where they are. The person is logged out and stays a member. With `dry_run` it is only counted, and no password is needed. Stays in the audit log.',
    headers: adminPassword,
    body: object({
      user_id: id,
      heir_id: id.nullable().describe('Who takes over what they made; null for nobody'),
      reason: auditReason.optional(),
      dry_run: z.boolean().optional().describe('Only count'),
    }),
    answer: report,
    errors: ['not_found', 'wrong_password', 'cannot_change_yourself'],
  }),
}
