import { z } from 'zod'
import { codeSent } from '../accounts/accounts.calls.ts'
import { defineCall } from '../call.ts'
import { cents, id, instant, listOf, object, paging } from '../primitives.ts'

const userQuery = object({ 'user-id': id })
const pageQuery = object({ 'user-id': id, ...paging })

/** A mail to somebody, without what it says. */
export const personMail = object({
  id,
  title: z.string().describe('What it is for, in German; empty where it was written by hand'),
  state: z
    .enum(['queued', 'sent', 'kept', 'failed'])
    .describe('kept: in the development outbox instead of being sent'),
  tries: z.int().min(0).describe('How often sending it was tried'),
  created_at: instant,
  done_at: instant.nullable().describe('When it was sent, or given up'),
}).meta({ id: 'PersonMail' })
export type PersonMail = z.infer<typeof personMail>

/** An access somebody has, with every way they have it by. */
export const personAccess = object({
  id,
  name: z.string(),
  owner: object({ id, name: z.string() }),
  courses: z.int().min(0),
  withdrawn: z.int().min(0).describe('How many of them they withdrew from'),
  default: z.boolean().describe('Everybody has it'),
  society: z.string().nullable().describe('The name of their society, where it has it; else null'),
  given_at: instant.nullable().describe('When it was given to them; null where it was not'),
}).meta({ id: 'PersonAccess' })
export type PersonAccess = z.infer<typeof personAccess>

/** A society somebody leads. */
export const ledSociety = object({
  id,
  name: z.string(),
  is_community: z.boolean(),
  role: z.enum(['owner', 'admin']),
  members: z.int().min(0),
  available: cents.describe('Euro cents that could still be requested, over all years'),
  requested: cents.describe('Euro cents of open requests'),
  paid: cents.describe('Euro cents that were paid, over all years'),
}).meta({ id: 'LedSociety' })
export type LedSociety = z.infer<typeof ledSociety>

const errors = ['not_found'] as const

/** What an admin sees of one person beside their data; each stays in the audit log, once an opening. */
export const personCalls = {
  sendResetCode: defineCall({
    method: 'POST',
    path: '/other-user/reset-code',
    who: 'admin',
    extension: true,
    summary: 'Mail somebody a code to set a password of their own',
    description:
      'Helps with logging in without anybody learning a password: the mail holds the code and leads to where it is typed, as `PUT /password` does. Stays in the audit log.',
    query: userQuery,
    answer: codeSent,
    errors: ['not_found'],
  }),
  listPersonAccesses: defineCall({
    method: 'GET',
    path: '/other-user/accesses',
    who: 'admin',
    extension: true,
    summary: 'The accesses somebody has, and by what',
    description: '`POST /access/user` gives one, `DELETE /access/user` takes one that was given.',
    query: pageQuery,
    answer: listOf(personAccess),
    errors,
  }),
  listLedSocieties: defineCall({
    method: 'GET',
    path: '/other-user/societies',
    who: 'admin',
    extension: true,
    summary: 'The societies somebody leads, with their money',
    query: pageQuery,
    answer: listOf(ledSociety),
    errors,
  }),
  listPersonMails: defineCall({
    method: 'GET',
    path: '/other-user/mails',
    who: 'admin',
    extension: true,
    summary: 'What was sent to somebody, newest first',
    description: 'Which mail, when, and whether it went; never what it says.',
    query: pageQuery,
    answer: listOf(personMail),
    errors,
  }),
}
