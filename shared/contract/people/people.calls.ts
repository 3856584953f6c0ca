import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, flag, id, instant, listOf, object, paging } from '../primitives.ts'
import { role } from '../sessions/sessions.calls.ts'
import { memberFilter, memberSort } from './member-filter.ts'
import { ownData } from './own-data.ts'
import { personFields, signature } from './person.schemas.ts'

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
  must_change_password: z.boolean().describe('An admin set the password; the next login asks for another'),
}).meta({ id: 'MemberSummary' })
export type MemberSummary = z.infer<typeof memberSummary>

export const peopleCalls = {
  readUser: defineCall({
    method: 'GET',
    path: '/user',
    who: 'user',
    summary: 'Your own data',
    answer: ownData,
  }),
  changeUser: defineCall({
    method: 'PATCH',
    path: '/user',
    who: 'user',
    summary: 'Change your own data',
    description:
      'What is not named stays. `image` is the id of a picture you uploaded with `POST /image-upload`, or null for none. E-mail and password have calls of their own. 425 `too_young` below the minimum age; 422 when a parent is missing below the age of consent, or an IBAN although the insurance requires one.',
    body: object({ ...personFields, image: id.nullable() }).partial(),
    answer: object({
      user: ownData,
      new_image: id.nullable().describe('The new picture; null when it was not changed or removed'),
    }),
    errors: ['not_found', 'insurance_not_found', 'too_young'],
  }),
  readSignature: defineCall({
    method: 'GET',
    path: '/signature',
    who: 'user',
    extension: true,
    summary: 'Your own stored signature',
    answer: object({ signature: signature.nullable() }),
  }),
  listUsers: defineCall({
    method: 'GET',
    path: '/users',
    who: 'admin',
    summary: 'The members, found by name, e-mail or city, narrowed and sorted',
    query: object({
      ...memberFilter,
      ...paging,
      team: flag.optional().describe('The same as the role `team`'),
      sort: memberSort.optional().describe('By name where it is left out'),
      descending: flag.optional().describe('From the other end'),
    }),
    answer: listOf(memberSummary),
  }),
}
