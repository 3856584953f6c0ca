import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, line, listOf, object, paging, search } from '../primitives.ts'
import { auditAction, auditArea, auditKind } from './audit-actions.ts'

/** Why an admin does something about somebody; stays in the audit log. */
export const auditReason = line(300).min(3).describe('Why; stays in the audit log')

/** The headers of a call that an admin confirms: a change of what is somebody else's. */
export const adminPassword = {
  'X-Admin-Password': 'Your own password; 403 `wrong_password` when it is missing or wrong',
  'X-Admin-Confirmation':
    'Instead of it, the token of `POST /admin-confirmation`; 403 `wrong_password` once it is over',
}

const somebody = object({ id, name: z.string() })

/** A line of the audit log. */
export const auditEntry = object({
  id,
  at: instant,
  action: auditAction,
  admin: somebody.nullable().describe('Who did it; null once their account is gone'),
  person: somebody.nullable().describe('Whom it is about; null for nobody in particular, or once gone'),
  subject: z
    .string()
    .describe(
      'What it is about, by its name: a society, an insurance, a text; empty for the platform itself',
    ),
  society_id: id.nullable().describe('The society it is about; null for none'),
  reason: z.string().describe('Why, in the words of who did it; empty where none was asked for'),
  details: z
    .record(z.string(), z.unknown())
    .describe(
      'What exactly: what was there before and after, the name of the attribute, how many; nothing secret',
    ),
}).meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

export const auditCalls = {
  listAuditLog: defineCall({
    method: 'GET',
    path: '/audit-log',
    who: 'admin',
    summary: 'What admins did about people, societies and the platform, the latest first',
    description: 'Looking at somebody’s data is noted once an opening, whatever a page reads for it.',
    query: object({
      'user-id': id.optional().describe('Only what is about this person'),
      'society-id': id.optional().describe('Only what is about this society'),
      'admin-id': id.optional().describe('Only what this admin did'),
      kind: auditKind.optional().describe('Only what was changed, or only who looked at data'),
      area: auditArea.optional(),
      search: search.describe('Words of the person’s name or e-mail, or of the name of what it is about'),
      from: day.optional().describe('Done on this day or later'),
      to: day.optional().describe('Done on this day or earlier'),
      ...paging,
    }),
    answer: listOf(auditEntry),
    extension: true,
  }),
}
