import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, line, listOf, object, paging } from '../primitives.ts'
import { templateKey } from '../templates/templates.calls.ts'

/** What became of a mail. */
export const mailState = z
  .enum(['queued', 'sent', 'kept', 'failed'])
  .describe(
    '`kept`: never sent, as no mail server is set and this is no production, or as an admin dismissed it; `failed`: given up after the last try',
  )
export type MailState = z.infer<typeof mailState>

/** Why a mail could not be sent, by what the mail server said. */
export const mailFailure = z
  .enum(['no_server', 'unreachable', 'login', 'address', 'refused', 'later', 'unknown'])
  .describe(
    'address: the recipient is not taken; later: the server asks to try again; login: it refuses the platform; refused: it refuses the mail',
  )
export type MailFailure = z.infer<typeof mailFailure>

const mailEntry = object({
  id,
  to: z.string().describe('The address, masked: the first letter and what stands behind the @'),
  key: templateKey.nullable().describe('What it was made from; null for a mail without a template'),
  state: mailState,
  tries: z.int().min(0).describe('How often it was tried'),
  failure: mailFailure.nullable().describe('Why the last try failed; null where none did'),
  next_try_at: instant.nullable().describe('When it is tried again; null unless it waits'),
  created_at: instant,
  done_at: instant.nullable().describe('When it was sent, or kept'),
}).meta({ id: 'MailEntry' })

/** A mail that was opened. */
const openedMail = mailEntry
  .extend({
    to: z.string().describe('The whole address'),
    subject: z.string().nullable().describe('Null where it holds a code'),
    error: z.string().nullable().describe('What the mail server said, word for word'),
    person: object({ id, name: z.string() }).nullable().describe('Whose mail it is, if they have an account'),
  })
  .meta({ id: 'OpenedMail' })

/** The mails the platform sends: what became of each, never what stands in it. */
export const mailCalls = {
  listMails: defineCall({
    method: 'GET',
    path: '/mails',
    who: 'admin',
    extension: true,
    summary: 'The outbox: what became of every mail, the latest first',
    description: 'Addresses are masked; `GET /mail` shows one and is logged.',
    query: object({
      state: mailState.optional().describe('Only those'),
      key: templateKey.optional().describe('Only those made from this template'),
      to: line(254).optional().describe('Only to addresses that begin like this'),
      from: day.optional().describe('Queued on this day or later'),
      until: day.optional().describe('Queued on this day or earlier'),
      ...paging,
    }),
    answer: listOf(mailEntry),
  }),
  readMailState: defineCall({
    method: 'GET',
    path: '/mails/state',
    who: 'admin',
    extension: true,
    summary: 'How many mails wait and failed, and whether there is a mail server',
    answer: object({
      server: z.boolean().describe('Whether a mail server is set'),
      queued: z.int().min(0).describe('How many wait to be sent'),
      failed: z.int().min(0).describe('How many were given up'),
    }),
  }),
  openMail: defineCall({
    method: 'GET',
    path: '/mail',
    who: 'admin',
    extension: true,
    summary: 'One mail with its address, never with its content',
    description: 'Leaves `mail_viewed` in the audit log, once an opening.',
    query: object({ 'mail-id': id.describe('The mail: `id` of `GET /mails`') }),
    answer: openedMail,
    errors: ['not_found'],
  }),
  retryMails: defineCall({
    method: 'POST',
    path: '/mails/retry',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Send failed mails once more',
    description:
      'One, or without `mail_id` all that failed, at most 500 a call; the next call goes on with the rest. A mail is queued once, whoever asks at the same time.',
    body: object({ mail_id: id.optional().describe('Which; all that failed where it is left out') }),
    answer: object({
      queued: z.int().min(0).describe('How many are on their way again'),
      left: z.int().min(0).describe('How many failed ones remain'),
    }),
    errors: ['not_found', 'mail_not_failed'],
  }),
  dismissMails: defineCall({
    method: 'POST',
    path: '/mails/dismiss',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Send failed mails no more',
    description:
      'One, or without `mail_id` all that failed. They become `kept`, and what stood in them is removed; what became of them stays in the list.',
    body: object({ mail_id: id.optional().describe('Which; all that failed where it is left out') }),
    answer: object({ dismissed: z.int().min(0).describe('How many are not sent any more') }),
    errors: ['not_found', 'mail_not_failed'],
  }),
}
