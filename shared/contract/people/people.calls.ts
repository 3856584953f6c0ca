import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, flag, id, instant, listOf, object, paging, search } from '../primitives.ts'
import { role } from '../sessions/sessions.calls.ts'

/** A row of the members list; no health or insurance data. */
export const memberSummary = object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image_id: id.nullable(),
  city: z.string(),
  birth_date: day.nullable(),
  perms: object({ admin: z.boolean(), course_creator: z.boolean() }),
  roles: z.array(role),
  society: object({ id, name: z.string() }).nullable(),
  courses_started: z.int().min(0),
  courses_finished: z.int().min(0),
  created_at: instant,
  last_seen_at: instant.nullable(),
}).meta({ id: 'MemberSummary' })
export type MemberSummary = z.infer<typeof memberSummary>

export const peopleCalls = {
  listUsers: defineCall({
    method: 'GET',
    path: '/users',
    who: 'admin',
    summary: 'The members, found by name, e-mail or city',
    query: object({
      search,
      ...paging,
      team: flag.optional().describe('Only people with a role: admins and course creators'),
    }),
    answer: listOf(memberSummary),
  }),
}
