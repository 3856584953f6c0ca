import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, lastEdit } from '../edits.ts'
import { id, instant, line, listOf, object, paging, text } from '../primitives.ts'
import { reminderCircle } from '../reminders/reminder-circle.ts'
import { emailAddress } from '../people/person.schemas.ts'

/** Every text the platform sends or prints by itself. */
export const templateKey = z.enum([
  'registration-code',
  'email-change',
  'email-changed-warning',
  'password-reset',
  'password-help',
  'account-invitation',
  'account-deletion',
  'account-deleted',
  'accounts-merged',
  'account-expiring',
  'reminder',
  'progress-deleted',
  'payout-requested',
  'payout-booked',
  'payout-refused',
  'payout-returned',
  'document-objected',
  'document-cancelled',
  'document-kept',
  'course-invitation',
  'society-invitation',
  'society-ended',
  'certification-ending',
  'certificate-reissued',
  'forum-digest',
  'forum-report',
  'forum-post-removed',
  'question-asked',
  'question-answered',
  'appointment-new',
  'appointment-changed',
  'appointment-cancelled',
  'early-start',
  'withdrawal-received',
  'withdrawal-arrived',
  'withdrawal-accepted',
  'withdrawal-declined',
  'order-confirmed',
  'report-received',
  'report-arrived',
  'report-decided',
  'report-affected',
  'accessibility-feedback',
  'accessibility-receipt',
  'certificate',
  'certificate-provider',
  'certificate-insured',
  'certificate-privacy',
])
export type TemplateKey = z.infer<typeof templateKey>

/**
 * Mails that can be switched off: they say what also stands on a screen, nobody waits for them to go on, and no law asks
 * for them.
 */
export const optionalMails: readonly TemplateKey[] = [
  'payout-requested',
  'certification-ending',
  'forum-digest',
  'forum-report',
  'question-asked',
  'question-answered',
  'appointment-new',
]

/** What templates stand together. */
const templateGroup = z.enum(['account', 'learning', 'money', 'forum', 'certificate', 'law'])

/** A template as an admin sees it. */
export const template = object({
  key: templateKey,
  group: templateGroup.describe('What it is about'),
  printed: z.boolean().describe('Stands on certificates and is no mail'),
  optional: z.boolean().describe('It can be switched off: PUT /template/sending'),
  off: z.boolean().describe('It is not sent'),
  title: z.string().describe('What it is for, in German'),
  subject: z.string().describe('Liquid, one line'),
  sample_subject: z.string().describe('The subject as it arrives, filled with sample data'),
  body: z.string().describe('Liquid and Markdown'),
  default_subject: z.string().describe('As delivered; save it to go back'),
  default_body: z.string().describe('As delivered; save it to go back'),
  variables: z
    .array(
      object({
        name: z.string(),
        meaning: z.string(),
        sample: z.string(),
        optional: z.boolean().describe('It may be empty'),
      }),
    )
    .describe('What may stand in {{ }}'),
  version: z.int().min(0).describe('Counts up with every change; 0 as delivered'),
  updated_at: instant.nullable().describe('Last change; null as delivered'),
  last_sent_at: instant
    .nullable()
    .describe('When a mail was last made from it, of those that are still kept; null for none'),
}).meta({ id: 'Template' })
export type Template = z.infer<typeof template>

/** A wording that was saved once. */
const templateVersion = object({
  version: z.int().min(1),
  subject: z.string(),
  body: z.string(),
  edited: lastEdit.describe('When it was saved, and by whom'),
})

const content = { subject: line(300).min(1), body: text(50_000).min(1) }
const query = object({ key: line(60).describe('Which template, such as password-reset') })

export const templateCalls = {
  listTemplates: defineCall({
    method: 'GET',
    path: '/templates',
    who: 'admin',
    summary: 'Every template',
    answer: listOf(template),
    extension: true,
  }),
  readTemplate: defineCall({
    method: 'GET',
    path: '/template',
    who: 'admin',
    summary: 'A template with the variables it may use',
    query,
    answer: template,
    errors: ['not_found'],
  }),
  writeTemplate: defineCall({
    method: 'PUT',
    path: '/template',
    who: 'admin',
    summary: 'Word a template differently',
    description:
      'Subject and body are Liquid, the body also Markdown: a paragraph that is only a link becomes a button, a quotation a box that stands out. 422 `unknown_variable` names each variable that does not exist.',
    query,
    body: object({
      ...content,
      based_on: basedOn.describe(
        'The `version` the change started from; 409 edited_meanwhile when there is a newer one',
      ),
    }),
    answer: template,
    errors: ['not_found', 'unknown_variable', 'edited_meanwhile'],
  }),
  switchTemplate: defineCall({
    method: 'PUT',
    path: '/template/sending',
    who: 'admin',
    summary: 'Switch a mail off, or on again',
    description:
      'Those that are `optional` only; 409 `template_needed` for the others. Test mails are sent all the same.',
    query,
    body: object({ off: z.boolean().describe('Whether it is not sent any more') }),
    answer: template,
    errors: ['not_found', 'template_needed'],
    extension: true,
  }),
  listTemplateVersions: defineCall({
    method: 'GET',
    path: '/template/versions',
    who: 'admin',
    summary: 'What a template said before, the newest first',
    description: 'Every saved wording, the present one included. To go back to one, save it again.',
    query: object({ ...query.shape, ...paging }),
    answer: listOf(templateVersion),
    errors: ['not_found'],
    extension: true,
  }),
  previewTemplate: defineCall({
    method: 'POST',
    path: '/template/preview',
    who: 'admin',
    summary: 'How a template looks, filled with sample data',
    description: 'Without subject and body: as it is stored. Nothing is saved or sent.',
    query,
    body: object(content).partial(),
    answer: object({
      subject: z.string(),
      html: z.string().describe('The whole mail as HTML'),
      text: z.string().describe('The text part'),
    }),
    errors: ['not_found', 'unknown_variable'],
    extension: true,
  }),
  sendTestMail: defineCall({
    method: 'POST',
    path: '/mail',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Send yourself a mail, to see whether sending works',
    description:
      'A template filled with sample data; the reminder when none is named. With subject and body: worded like that, without saving it.',
    body: object({ to: emailAddress, key: templateKey, ...content }).partial(),
    answer: object({ mail_id: id, to: z.string() }),
    errors: ['not_found', 'unknown_variable'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  sendReminder: defineCall({
    method: 'POST',
    path: '/reminder',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Remind people by mail of the courses they have begun',
    description:
      'One mail to each of the people named; without `user_ids` to everybody who began a course, has not finished it and has not been here for `inactive_days`. People without an open course get none, nor who wants none, nor whoever was reminded within the pause. With `dry_run` nothing is sent. At most 2,000 mails a call; `left` are due after it, and the next call goes on with them.',
    body: object({
      user_ids: z.array(id).min(1).max(500).optional(),
      inactive_days: z.int().min(1).max(365).default(14),
      ...reminderCircle,
      dry_run: z.boolean().optional().describe('Say whom it would go to; send nothing'),
    }),
    answer: object({
      sent: z.int().min(0).describe('How many mails were queued; with `dry_run` how many would be'),
      left: z.int().min(0).describe('How many are due beyond these'),
      names: z.array(z.string()).describe('Who gets one, by name; the first hundred'),
      paused: z.int().min(0).describe('Left out because they were reminded within the pause'),
      unwanted: z.int().min(0).describe('Left out because they want no reminders'),
      pause_days: z.int().describe('Days in which nobody is reminded twice'),
    }),
    errors: ['not_found'],
  }),
  readOutbox: defineCall({
    method: 'GET',
    path: '/dev/outbox',
    who: 'public',
    summary: 'The development outbox: mails that were kept instead of being sent, the newest first',
    description: 'Only where no mail server is set, and never in production: 404 there.',
    query: object({ ...paging, to: line(254).optional().describe('Only mails to this address') }),
    answer: listOf(
      object({
        id,
        to: z.string(),
        template_key: z.string().nullable(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        created_at: instant,
      }),
    ),
    errors: ['unknown_route'],
    extension: true,
  }),
}
