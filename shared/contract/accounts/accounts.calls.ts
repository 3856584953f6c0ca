import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adminPassword, auditReason } from '../people/audit-log.calls.ts'
import { lapseCents, leadingSociety, letLapse } from '../people/leading.ts'
import { emailAddress, personFields } from '../people/person.schemas.ts'
import { cents, id, instant, line, listOf, object } from '../primitives.ts'

/** A code from a mail: eight characters; letter case, blanks and dashes do not matter. */
export const mailCode = line(40)
  .min(1)
  .describe('The code from the mail, 8 characters')
  .meta({ examples: ['K7PXNR4A'] })

/** A new password; the rules about it answer 422 with `password_too_short`, `password_too_common` or `password_contains_email`. */
export const newPassword = z
  .string()
  .max(200)
  .describe('At least 10 characters, not among the commonest, without the part of the e-mail before the @')
  .meta({ minLength: 10, examples: ['Sonnenhut-42-gelb'] })

/** What a code is for lives this long, in seconds. */
export const codeSent = object({
  expires_in: z.int().describe('Seconds the code is valid'),
  tries: z.int().describe('How often a wrong code may be tried'),
}).meta({ id: 'CodeSent' })

const { first_name, last_name, birth_date, ...optionalFields } = personFields

const registration = {
  email: emailAddress,
  password: newPassword,
  first_name,
  last_name,
  birth_date,
  ...object(optionalFields).partial().shape,
  referrer: id.optional().describe('The society whose link or name led here; an unknown one is ignored'),
  access_id: id.optional().describe('The access whose page led here; an unknown one is ignored'),
  access_code: line(40).optional().describe('The code of the address of that page, if any'),
  consents: object({
    terms_of_use: z.literal(true),
    privacy: z.literal(true),
    marketing: z.boolean().default(false),
  }).describe('What the person agrees to; stored with the version of the text and the time'),
  parent_allows: z
    .boolean()
    .default(false)
    .describe('The parent allows it; needed below the age of consent, stored with name, version and time'),
}

const registrationErrors = ['email_in_use', 'insurance_not_found', 'too_young'] as const

/** How often one address may ask for or use codes. */
const codeLimit = { max: 20, windowSeconds: 300 }

export const accountCalls = {
  checkNewAccount: defineCall({
    method: 'POST',
    path: '/user/check',
    who: 'public',
    extension: true,
    summary: 'Register: judge e-mail and password where they are typed',
    description:
      'Stores and mails nothing. What it refuses, `PUT /user` refuses too; it tells nobody more about an address.',
    body: object({ email: emailAddress, password: newPassword }),
    errors: ['email_in_use'],
    rateLimit: codeLimit,
  }),
  startRegistration: defineCall({
    method: 'PUT',
    path: '/user',
    who: 'public',
    summary: 'Register: check the data and mail a code',
    description:
      'Nothing is stored but the code. 425 `too_young` below the minimum age; below the age of consent `parent_name`, `parent_birth_date` and `parent_allows` are required.',
    body: object(registration),
    answer: codeSent,
    errors: registrationErrors,
    rateLimit: codeLimit,
  }),
  register: defineCall({
    method: 'POST',
    path: '/user',
    who: 'public',
    summary: 'Register: create the account with the code, and log in',
    description: 'Takes the same data again, with the code.',
    body: object({ ...registration, code: mailCode }),
    answer: object({ user_id: id, session_id: z.string() }),
    errors: [...registrationErrors, 'invalid_code', 'too_many_tries'],
    rateLimit: codeLimit,
  }),
  startPasswordChange: defineCall({
    method: 'PUT',
    path: '/password',
    who: 'public',
    summary: 'New password: mail a code',
    body: object({ email: emailAddress }),
    answer: codeSent,
    errors: ['email_not_registered', 'no_password_set'],
    rateLimit: codeLimit,
  }),
  changePassword: defineCall({
    method: 'PATCH',
    path: '/password',
    who: 'public',
    summary: 'New password: set it with the code',
    description: 'Ends all other sessions of the person.',
    body: object({ email: emailAddress, code: mailCode, password: newPassword }),
    errors: ['invalid_code', 'too_many_tries'],
    rateLimit: codeLimit,
  }),
  startEmailChange: defineCall({
    method: 'PUT',
    path: '/email',
    who: 'user',
    summary: 'New e-mail: mail a code to it, and a warning to the old one',
    body: object({ email: emailAddress }),
    answer: codeSent,
    errors: ['email_in_use'],
    rateLimit: codeLimit,
  }),
  changeEmail: defineCall({
    method: 'PATCH',
    path: '/email',
    who: 'user',
    summary: 'New e-mail: set it with the code',
    description: 'Ends all other sessions of the person.',
    body: object({ email: emailAddress, code: mailCode }),
    answer: object({ email: z.string() }),
    errors: ['email_in_use', 'invalid_code', 'too_many_tries'],
    rateLimit: codeLimit,
  }),
  readLapsing: defineCall({
    method: 'GET',
    path: '/delete',
    who: 'user',
    extension: true,
    summary: 'What deleting your account lets lapse',
    answer: object({
      societies: z.array(leadingSociety),
      lapse_cents: cents.describe(
        'What own groups have available or requested, in euro cents; it ends with them',
      ),
    }),
  }),
  startDeletion: defineCall({
    method: 'PUT',
    path: '/delete',
    who: 'user',
    summary: 'Delete your account: mail a code',
    description: 'Admins cannot delete their own account (410).',
    answer: codeSent,
    errors: ['cannot_change_yourself'],
    rateLimit: codeLimit,
  }),
  deleteAccount: defineCall({
    method: 'DELETE',
    path: '/account',
    who: 'user',
    summary: 'Delete your account with the code',
    description:
      'Removes everything personal at once. What was earned and paid stays in the books, without the person. Courses of a creator pass to an admin; 409 `conflict` where there is none. Whoever leads a society hands it over first or sends `let_lapse`; else 409 `leads_society` with `{ societies }`, as `GET /delete` has them. `details` of `balance_lapses`: `{ lapse_cents }` as it is by now.',
    body: object({ code: mailCode, let_lapse: letLapse, lapse_cents: lapseCents }),
    errors: [
      'invalid_code',
      'too_many_tries',
      'cannot_change_yourself',
      'conflict',
      'leads_society',
      'balance_lapses',
    ],
    rateLimit: codeLimit,
  }),
  listConsents: defineCall({
    method: 'GET',
    path: '/consents',
    who: 'user',
    summary: 'What you agreed to, in which version and when',
    query: object({ 'user-id': id.optional().describe('Somebody else’s; for admins') }),
    errors: ['not_found'],
    answer: listOf(
      object({
        id,
        kind: z.enum(['terms-of-use', 'privacy', 'marketing', 'parent']),
        text_version: z.int().nullable().describe('Version of the legal text; null when there was none'),
        given_by: z.string().nullable().describe('Name of the parent of a `parent` consent; else null'),
        given_at: instant,
        withdrawn_at: instant.nullable(),
      }),
    ),
    extension: true,
  }),
  withdrawConsent: defineCall({
    method: 'DELETE',
    path: '/consent',
    who: 'user',
    summary: 'Withdraw your consent to marketing',
    query: object({ 'consent-id': id }),
    errors: ['not_found'],
    extension: true,
  }),
  downloadOwnData: defineCall({
    method: 'GET',
    path: '/user-data/archive',
    who: 'user',
    summary: 'Everything the platform knows about you, as a ZIP to keep',
    description:
      'A page in German to read and print, the answer of `GET /user-data` as JSON to take along, and your certificates as PDF. It is made while it is sent. With `user-id`, `reason` and their own password an admin makes one about somebody, which stays in the audit log; it leaves out what `GET /user-data` leaves out for admins, and the certificates, which hold it.',
    query: object({
      'user-id': id.optional().describe('Somebody else; for admins'),
      reason: auditReason.optional().describe('Why an admin needs it; stays in the audit log'),
    }),
    headers: adminPassword,
    errors: ['not_found', 'wrong_password'],
    answer: { binary: ['application/zip'] },
    rateLimit: { max: 10, windowSeconds: 600 },
    extension: true,
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/other-sessions',
    who: 'user',
    summary: 'Log out everywhere else',
    description: 'With `user-id`, an admin logs somebody else out everywhere; stays in the audit log.',
    query: object({ 'user-id': id.optional().describe('Somebody else; for admins') }),
    errors: ['not_found'],
    answer: object({ ended: z.int().min(0).describe('How many sessions were ended') }),
    extension: true,
  }),
}
