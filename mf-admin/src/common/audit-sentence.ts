import type { AnswerOf } from '@kursportal/shared/client'
import { retentionKinds } from '@kursportal/shared/domain'
import { bindTexts, formatMoney } from '@kursportal/shared/i18n'
import { auditLog } from '../texts/audit-log.ts'
import { retention } from '../texts/retention.ts'
import { jobNameOf } from './job-name.ts'

const { translate: t } = bindTexts('mf-admin', { auditLog, retention })

/** A line of the audit log. */
export type AuditEntry = AnswerOf<'GET /audit-log'>['items'][number]

/** The default levels belong to no society, so they are worded for themselves. */
const wordingOf = ({ action, subject }: AuditEntry) =>
  action === 'levels_changed' && subject === '' ? 'default_levels_changed' : action

/** Kinds of data and jobs have their words here, not in the log. */
const subjectOf = ({ action, subject, details }: AuditEntry): string => {
  if (action === 'job_run') return jobNameOf(subject)
  const kind = retentionKinds.find((one) => one === details['kind'])
  return kind && subject === '' ? t(`retention.kinds.${kind}.name`) : subject
}

/** What an admin did, as a sentence. */
export const auditSentence = (entry: AuditEntry): string =>
  t(`auditLog.actions.${wordingOf(entry)}`, {
    admin: entry.admin?.name ?? t('auditLog.goneAccount'),
    person: entry.person?.name ?? t('auditLog.goneAccount'),
    subject: subjectOf(entry),
    from: textOf(entry.details['from']),
    into: textOf(entry.details['into']),
    count: Number(entry.details['count'] ?? 0),
    amount: formatMoney(Number(entry.details['amount'] ?? 0)),
  })

/** Details hold anything; only words are shown. */
const textOf = (detail: unknown): string => (typeof detail === 'string' ? detail : '')
