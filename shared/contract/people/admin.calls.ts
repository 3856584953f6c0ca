import { z } from 'zod'
import { newPassword } from '../accounts/accounts.calls.ts'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { flag, id, instant, object } from '../primitives.ts'
import { adminPassword, auditReason } from './audit-log.calls.ts'
import { deletionReport } from './leading.ts'
import { ownData } from './own-data.ts'
import { emailAddress, personFields } from './person.schemas.ts'

const userQuery = object({ 'user-id': id })

const { signature: _onlyTheirs, ...attributes } = personFields

/** Somebody’s data as an admin sees it. */
export const otherUser = object({
  ...ownData.shape,
  insurance_number: z.null().describe('Never told to anybody else'),
  society: object({ id, name: z.string(), is_community: z.boolean() })
    .nullable()
    .describe('The society they belong to'),
  last_seen_at: instant.nullable().describe('null for somebody who never logged in'),
  must_change_password: z.boolean().describe('An admin set their password; the next login asks for another'),
  ...editable,
}).meta({ id: 'OtherUser' })
export type OtherUser = z.infer<typeof otherUser>

/** Calls with which admins look after other people's accounts. */
export const adminPeopleCalls = {
  confirmAdmin: defineCall({
    method: 'POST',
    path: '/admin-confirmation',
    who: 'admin',
    extension: true,
    summary: 'Confirm with your own password what you do within the next ten minutes',
    description:
      'Answers a token that the calls with `X-Admin-Password` take as `X-Admin-Confirmation` instead, so that the password is typed and sent once. It holds in this session only, and not longer than the password.',
    body: object({ password: z.string().max(200) }),
    answer: object({ token: z.string(), expires_at: instant }),
    errors: ['wrong_password'],
  }),
  readOtherUser: defineCall({
    method: 'GET',
    path: '/other-user',
    who: 'admin',
    summary: 'Somebody’s data',
    description: 'The insurance number is left out. Stays in the audit log, once an opening.',
    query: userQuery,
    answer: otherUser,
    errors: ['not_found'],
  }),
  changeOtherUser: defineCall({
    method: 'PATCH',
    path: '/other-user',
    who: 'admin',
    summary: 'Change one attribute of somebody',
    description:
      'Exactly one attribute a call (422 `one_attribute_only`), beside `based_on`. Whoever gets a `password` this way must set a new one at the next login. A new `email` or `password` ends the person’s sessions. `society_id` moves them into a society, or out of all with null; what counted for the one before stays counted.',
    query: userQuery,
    headers: adminPassword,
    body: object({
      ...attributes,
      image: z.null(),
      email: emailAddress,
      password: newPassword,
      society_id: id.nullable().describe('The society they belong to from now on; null for none'),
      based_on: basedOn,
    }).partial(),
    answer: otherUser,
    errors: [
      'not_found',
      'edited_meanwhile',
      'wrong_password',
      'one_attribute_only',
      'email_in_use',
      'insurance_not_found',
      'too_young',
    ],
  }),
  changePermissions: defineCall({
    method: 'PATCH',
    path: '/user/permissions',
    who: 'admin',
    summary: 'Make somebody an admin or a course creator, or take it back',
    description:
      'What is not named stays. A change ends the person’s sessions; where nothing changes, nothing happens. Nobody changes their own (410). Stays in the audit log.',
    query: userQuery,
    headers: adminPassword,
    body: object({ admin: z.boolean(), course_creator: z.boolean(), reason: auditReason }).partial(),
    answer: object({ admin: z.boolean(), course_creator: z.boolean() }),
    errors: ['not_found', 'wrong_password', 'cannot_change_yourself'],
  }),
  deleteUser: defineCall({
    method: 'DELETE',
    path: '/user',
    who: 'admin',
    summary: 'Delete somebody’s account',
    description:
      'Removes everything personal. What was earned and paid stays in the books, without the person. Courses of a creator pass to the heir, or to you. Who leads a society: 409 `leads_society` with `{ societies }`, unless `let-lapse` is true. With `dry-run` nothing is deleted and no password needed: the answer says what would happen, else what did. Stays in the audit log.',
    query: object({
      'user-id': id,
      'let-lapse': flag.optional().describe('What they lead may lapse'),
      'dry-run': flag.optional().describe('Only say what would happen'),
      'heir-id': id
        .optional()
        .describe('Who takes over courses and accesses: an admin or course creator; you when left out'),
      'based-on': z
        .string()
        .max(100)
        .optional()
        .describe('`version` of the dry run; 409 `edited_meanwhile` when something else would happen by now'),
      reason: auditReason.optional(),
    }),
    headers: adminPassword,
    answer: deletionReport,
    errors: ['not_found', 'wrong_password', 'cannot_change_yourself', 'leads_society', 'edited_meanwhile'],
  }),
  readUserData: defineCall({
    method: 'GET',
    path: '/user-data',
    who: 'user',
    summary: 'Everything the platform knows about a person',
    description:
      'Your own data, complete and machine-readable (DSGVO, articles 15 and 20), by section. `user-id` is for admins only; somebody else’s is 404 to everybody else. An admin needs their own password for it (403) and a `reason` (422), which stays in the audit log; insurance number and signature are left out then, and of IBANs the middle.',
    query: object({
      'user-id': id.optional().describe('Whose; your own when left out'),
      reason: auditReason.optional().describe('Why an admin needs it; stays in the audit log'),
    }),
    headers: adminPassword,
    answer: object({
      user_id: id,
      created_at: z.string().describe('When this export was made'),
      sections: z.record(z.string(), z.unknown()).describe('Section → its data'),
    }),
    errors: ['not_found', 'wrong_password'],
  }),
}
