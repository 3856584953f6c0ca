import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, listOf, object } from '../primitives.ts'

/** A role somebody has; one person can have several (specification, section 6). */
export const role = z.enum(['admin', 'course_creator', 'group_leader', 'salesman'])

/** Who is logged in and what they may do. */
export const sessionInfo = object({
  user: object({
    id,
    email: z.string(),
    name: z.string().describe('First and last name, or the e-mail when there is none'),
    first_name: z.string(),
    last_name: z.string(),
    image_id: id.nullable(),
  }),
  perms: object({ admin: z.boolean(), course_creator: z.boolean() }),
  roles: z.array(role),
  expires_at: instant
    .nullable()
    .describe('When the session ends unless it is used; null with Basic authentication'),
  confirms_texts: z
    .boolean()
    .describe('A legal text changed, and the person is asked to confirm it: GET /consents/due'),
}).meta({ id: 'Session' })
export type SessionInfo = z.infer<typeof sessionInfo>

/** One of the places somebody is logged in at. */
export const ownSession = object({
  key: z.string().describe('Names the session; it cannot be used to log in'),
  user_agent: z.string().describe('What the browser said it is'),
  created_at: instant,
  last_used_at: instant.describe('Accurate to the hour'),
  current: z.boolean().describe('The one this call came with'),
}).meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof ownSession>

export const credentials = object({ email: z.string().max(320), password: z.string().max(1000) })

export const sessionCalls = {
  logIn: defineCall({
    method: 'POST',
    path: '/session-id',
    who: 'public',
    summary: 'Log in',
    description:
      'Takes HTTP Basic, or both `email` and `password`; answers the session id and sets it as an HttpOnly cookie. Send it as cookie or as `Authorization: Bearer` from then on.',
    body: credentials.partial(),
    answer: object({ session_id: z.string() }),
    errors: ['invalid_login', 'password_should_be_changed'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  readSession: defineCall({
    method: 'GET',
    path: '/session-id',
    who: 'user',
    summary: 'Who is logged in, and what they may do',
    answer: sessionInfo,
  }),
  logOut: defineCall({ method: 'DELETE', path: '/session-id', who: 'user', summary: 'Log out' }),
  listOwnSessions: defineCall({
    method: 'GET',
    path: '/sessions',
    who: 'user',
    summary: 'Where you are logged in, the last used first',
    query: object({ 'user-id': id.optional().describe('Somebody else’s; for admins') }),
    answer: listOf(ownSession),
    errors: ['not_found'],
    extension: true,
  }),
  endOwnSession: defineCall({
    method: 'DELETE',
    path: '/session',
    who: 'user',
    summary: 'Log out in one of these places',
    query: object({
      key: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('`key` of `GET /sessions`'),
    }),
    errors: ['not_found'],
    extension: true,
  }),
}
