import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, line, listOf, numberInAddress, object, paging, search } from '../primitives.ts'
import {
  access,
  accessFields,
  accessInvitation,
  accessSociety,
  accessSummary,
  accessUser,
  defaultEffect,
  defaultIds,
  landingPageAnswer,
  order,
  ownInvitation,
} from './access.schemas.ts'
import { landingPage } from './landing-page.ts'
import { emailAddress } from '../people/person.schemas.ts'

const accessQuery = object({ 'access-id': id })
const courseQuery = object({
  'access-id': id,
  'course-id': id.describe('The course; its draft or its live copy'),
})
const userQuery = object({ 'access-id': id, 'user-id': id })
const societyQuery = object({ 'access-id': id, 'society-id': id })
const pageQuery = object({ 'access-id': id, ...paging })

export const accessCalls = {
  createAccess: defineCall({
    method: 'POST',
    path: '/access',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Create an access',
    body: object({
      name: accessFields.name,
      for_societies: accessFields.for_societies.optional(),
      course_ids: z.array(id).max(200).optional().describe('The courses it grants; drafts or live copies'),
    }),
    answer: access,
    errors: ['not_found'],
  }),
  readAccess: defineCall({
    method: 'GET',
    path: '/access',
    who: 'public',
    summary: 'An access as its public page shows it; with its management for who may manage it',
    query: accessQuery,
    answer: access,
    errors: ['not_found', 'access_ended'],
  }),
  editAccess: defineCall({
    method: 'PATCH',
    path: '/access',
    who: 'creator',
    summary:
      'Rename an access, say until when it lets people in, or switch whom it serves while it serves nobody',
    query: accessQuery,
    body: object({ ...object(accessFields).partial().shape, based_on: basedOn }),
    answer: access,
    errors: ['not_found', 'conflict', 'edited_meanwhile'],
  }),
  deleteAccess: defineCall({
    method: 'DELETE',
    path: '/access',
    who: 'creator',
    summary: 'Remove an access; what people learned stays theirs',
    query: accessQuery,
    errors: ['not_found'],
  }),
  listAccesses: defineCall({
    method: 'GET',
    path: '/accesses',
    who: 'creator',
    summary: 'The own accesses, newest first',
    query: object({
      all: flag.optional().describe('Admins: everybody’s'),
      search,
      ...paging,
      society_id: id.optional().describe('Only those that serve this society'),
      with_page: flag.optional().describe('Only those with a landing page, public or being made'),
    }),
    answer: listOf(accessSummary),
  }),
  addAccessCourse: defineCall({
    method: 'POST',
    path: '/access/course',
    who: 'creator',
    summary: 'Let an access grant a course, from its next publish on if it is a draft',
    query: courseQuery,
    errors: ['not_found', 'already_in_access'],
  }),
  removeAccessCourse: defineCall({
    method: 'DELETE',
    path: '/access/course',
    who: 'creator',
    summary: 'Take a course out of an access',
    query: courseQuery,
    errors: ['not_found'],
  }),
  listAccessUsers: defineCall({
    method: 'GET',
    path: '/access/users',
    who: 'creator',
    summary: 'The people an access was given to',
    query: pageQuery.extend({ search: search.describe('Words of the name or the e-mail address') }),
    answer: listOf(accessUser),
    errors: ['not_found'],
  }),
  addAccessUser: defineCall({
    method: 'POST',
    path: '/access/user',
    who: 'creator',
    summary: 'Give a person an access',
    query: userQuery,
    errors: ['not_found', 'user_already_has_access', 'societies_enabled'],
  }),
  removeAccessUser: defineCall({
    method: 'DELETE',
    path: '/access/user',
    who: 'creator',
    summary: 'Take an access from a person',
    query: userQuery,
    errors: ['not_found'],
  }),
  invitePeople: defineCall({
    method: 'POST',
    path: '/access/invitations',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Mail people the address of an access',
    description: 'Whoever opens it and registers or logs in there has the access.',
    query: accessQuery,
    body: object({ emails: z.array(emailAddress).min(1).max(50) }),
    answer: object({ sent: z.int().min(0).describe('To how many addresses') }),
    errors: ['not_found', 'societies_enabled', 'access_ended'],
    extension: true,
    rateLimit: { max: 10, windowSeconds: 300 },
  }),
  listAccessInvitations: defineCall({
    method: 'GET',
    path: '/access/invitations',
    who: 'creator',
    summary: 'Who was invited to an access by mail, and who of them has taken it; newest first',
    query: pageQuery,
    answer: listOf(accessInvitation),
    errors: ['not_found'],
    extension: true,
  }),
  withdrawInvitation: defineCall({
    method: 'DELETE',
    path: '/access/invitation',
    who: 'creator',
    summary: 'Take an invitation back',
    description:
      'The person no longer sees it. The address in the mail is everybody’s; `open_until` closes it.',
    query: object({ 'access-id': id, 'invitation-id': id.describe('Of `GET /access/invitations`') }),
    errors: ['not_found'],
    extension: true,
  }),
  listOwnInvitations: defineCall({
    method: 'GET',
    path: '/invitations',
    who: 'user',
    summary: 'What one is invited to by mail and has not taken yet, newest first',
    query: object(paging),
    answer: listOf(ownInvitation),
    extension: true,
  }),
  listOrders: defineCall({
    method: 'GET',
    path: '/orders',
    who: 'user',
    extension: true,
    summary: 'The own contracts about courses that cost something, newest first',
    description:
      'Of accesses of one’s own, without what was withdrawn from; empty while the setting `withdrawals` is off.',
    query: object({ 'course-id': id.optional().describe('Only the one about this live course'), ...paging }),
    answer: listOf(order),
  }),
  joinAccess: defineCall({
    method: 'POST',
    path: '/access/join',
    who: 'user',
    summary: 'Take an access for oneself, from its public page',
    description:
      'Taking it twice changes nothing. 409 `course_closed` where none of its courses may be begun any more (`can_begin`). Where it is an order (`order` of the access), it needs what it costs, as the person saw it; the confirmation goes out by mail.',
    extension: true,
    query: object({
      'access-id': id,
      order_cents: numberInAddress(1, 1_000_000_000)
        .optional()
        .describe('`order.total_cents` of the access, which the person ordered'),
      code: line(40).optional().describe('Of the address they came by, if any'),
    }),
    errors: [
      'not_found',
      'societies_enabled',
      'access_ended',
      'minors_only',
      'course_closed',
      'order_not_confirmed',
      'code_needed',
      'code_not_valid',
    ],
  }),
  listAccessSocieties: defineCall({
    method: 'GET',
    path: '/access/societies',
    who: 'creator',
    summary: 'The societies an access serves',
    query: pageQuery,
    answer: listOf(accessSociety),
    errors: ['not_found'],
  }),
  addAccessSociety: defineCall({
    method: 'POST',
    path: '/access/society',
    who: 'creator',
    summary: 'Let an access serve a society',
    query: societyQuery,
    errors: ['not_found', 'already_in_access', 'conflict'],
  }),
  removeAccessSociety: defineCall({
    method: 'DELETE',
    path: '/access/society',
    who: 'creator',
    summary: 'Take an access from a society',
    query: societyQuery,
    errors: ['not_found'],
  }),
  readLandingPage: defineCall({
    method: 'GET',
    path: '/landing-page',
    who: 'public',
    summary: 'The landing page of an access',
    query: accessQuery,
    answer: landingPageAnswer,
    errors: ['not_found', 'access_ended'],
  }),
  writeLandingPage: defineCall({
    method: 'PUT',
    path: '/landing-page',
    who: 'creator',
    summary: 'Replace the landing page of an access',
    query: accessQuery,
    body: landingPage,
    answer: landingPageAnswer,
    errors: ['not_found'],
  }),
  setLandingPageImage: defineCall({
    method: 'PUT',
    path: '/landing-page/image',
    who: 'creator',
    summary: 'Set or remove the picture of a landing page',
    query: accessQuery,
    body: object({ image_id: id.nullable() }),
    answer: landingPageAnswer,
    errors: ['not_found'],
  }),
  readDefaultIds: defineCall({
    method: 'GET',
    path: '/default-ids',
    who: 'admin',
    summary: 'The accesses everybody has',
    answer: defaultIds,
  }),
  writeDefaultIds: defineCall({
    method: 'PATCH',
    path: '/default-ids',
    who: 'admin',
    summary: 'Set which accesses everybody has',
    description: 'With `dry_run` nothing changes: `effect` says what would.',
    body: object({
      access_ids: z.array(id).max(200),
      known: z
        .array(id)
        .max(200)
        .optional()
        .describe('What everybody had when it was decided; 409 edited_meanwhile when that is no longer so'),
      dry_run: z.boolean().optional().describe('Only say what would change'),
    }),
    answer: defaultIds.extend({ effect: defaultEffect }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
}
