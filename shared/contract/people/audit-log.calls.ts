import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, line, listOf, object, paging } from '../primitives.ts'

/** What an admin did: about people, societies and their money, the platform, and what is read on it. */
export const auditAction = z
  .enum([
    'permissions_changed',
    'person_changed',
    'person_invited',
    'people_imported',
    'person_deleted',
    'person_merged',
    'sessions_ended',
    'reset_code_sent',
    'access_given',
    'access_taken',
    'courses_handed_over',
    'person_exported',
    'progress_deleted',
    'reminders_sent',
    'society_added',
    'society_changed',
    'society_removed',
    'society_merged',
    'society_admin_added',
    'society_admin_removed',
    'societies_synced',
    'levels_changed',
    'payout_booked',
    'payout_refused',
    'payout_withdrawn',
    'bank_answer_read',
    'payout_returned',
    'ledger_corrected',
    'ledger_reversed',
    'sales_remark_settled',
    'payouts_exported',
    'payout_account_changed',
    'document_issuer_changed',
    'document_issued',
    'document_cancelled',
    'document_kept',
    'settings_changed',
    'picture_changed',
    'provider_changed',
    'contact_points_changed',
    'accessibility_changed',
    'insurance_added',
    'insurance_changed',
    'insurance_merged',
    'insurance_removed',
    'mails_retried',
    'reminder_rule_changed',
    'job_run',
    'mail_viewed',
    'default_accesses_changed',
    'legal_published',
    'legal_drafted',
    'legal_draft_removed',
    'faq_changed',
    'template_changed',
    'texts_changed',
    'withdrawal_decided',
    'report_decided',
    'retention_changed',
    'retention_ran',
    'certificate_reissued',
    'person_viewed',
    'payout_viewed',
    'payee_viewed',
    'certificate_viewed',
    'care_changed',
    'care_proof_read',
    'question_viewed',
    'report_viewed',
  ])
  .describe('What was done')
export type AuditAction = z.infer<typeof auditAction>

/** The actions that only looked at somebody's data; every other one changed something. */
export const readActions = [
  'mail_viewed',
  'person_viewed',
  'payout_viewed',
  'payee_viewed',
  'person_exported',
  'certificate_viewed',
  'question_viewed',
  'report_viewed',
  'care_proof_read',
] as const satisfies readonly AuditAction[]

/** What the log is narrowed to: who looked at somebody's data, or what was changed. */
export const auditKind = z.enum(['changes', 'reads'])

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
      kind: auditKind.optional().describe('Only what was changed, or only who looked at data'),
      ...paging,
    }),
    answer: listOf(auditEntry),
    extension: true,
  }),
}
