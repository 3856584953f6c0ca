import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, line, object } from '../primitives.ts'
import { adminPassword, auditReason } from './audit-log.calls.ts'
import { emailAddress, personName } from './person.schemas.ts'

/** So many people one import adds at most. */
const IMPORT_LIMIT = 1000

/** A line of a file of people, as it was read: nothing of it is checked yet. */
export const importedPerson = object({
  line: z.int().min(1).describe('Its line in the file'),
  first_name: line(300),
  last_name: line(300),
  email: line(300),
  phone: line(300).optional(),
  street: line(300).optional(),
  zip: line(300).optional(),
  city: line(300).optional(),
  birth_date: line(300).optional().describe('YYYY-MM-DD'),
}).meta({ id: 'ImportedPerson' })
export type ImportedPerson = z.infer<typeof importedPerson>

/** Why a line is left out: the rule of a field that is broken, an account there is already, or the line before. */
export const importProblem = object({
  line: z.int().min(1).describe('Its line in the file'),
  email: z.string(),
  field: z.string().describe('Which column; empty for the line as a whole'),
  problem: z
    .string()
    .describe('The word of a broken rule; `email_in_use` for an account there is; `twice` for a line before'),
}).meta({ id: 'ImportProblem' })
export type ImportProblem = z.infer<typeof importProblem>

/** Calls with which admins add people, who set their password themselves. */
export const invitationCalls = {
  invitePerson: defineCall({
    method: 'POST',
    path: '/users/invite',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Add somebody, who sets the password themselves',
    description:
      'Makes an account without a password and mails a code with which its owner sets one, within two weeks; after that they ask for another as for a forgotten password. With rights your own password is needed. Stays in the audit log.',
    headers: adminPassword,
    body: object({
      first_name: personName().min(1),
      last_name: personName().min(1),
      email: emailAddress,
      society_id: id.nullable().optional().describe('The society they belong to; null for none'),
      admin: z.boolean().optional(),
      course_creator: z.boolean().optional(),
      reason: auditReason.optional(),
    }),
    answer: object({ user_id: id }),
    errors: ['email_in_use', 'wrong_password', 'not_found'],
  }),
  importPeople: defineCall({
    method: 'POST',
    path: '/users/import',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Add people from a file; each sets the password themselves',
    description:
      'Lines that are wrong are left out and named; the others become accounts and get a mail, as with `POST /users/invite`. With `dry_run` nothing is written or sent. Stays in the audit log.',
    body: object({
      people: z.array(importedPerson).min(1).max(IMPORT_LIMIT).describe('The lines of the file'),
      society_id: id.nullable().optional().describe('The society they all belong to'),
      dry_run: z.boolean().optional().describe('Only say what would happen'),
    }),
    answer: object({
      added: z.int().min(0).describe('How many accounts were made; with `dry_run` how many would be'),
      left_out: z.array(importProblem).describe('The lines that become no account'),
    }),
    errors: ['not_found'],
  }),
}
