import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readActions, type AuditAction } from '@kursportal/shared/contract'
import type { RetentionKind } from '@kursportal/shared/domain'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** What is about money belongs to its receipts; who had which rights, and what was deleted when, is asked for years later. */
const longKept = [
  'permissions_changed',
  // Rights may be given with it, and societies pass with their money.
  'person_invited',
  'person_merged',
  'society_admin_added',
  'society_admin_removed',
  'society_merged',
  'society_removed',
  'levels_changed',
  'payout_booked',
  'payout_refused',
  'payout_withdrawn',
  'bank_answer_read',
  'payout_returned',
  'payouts_exported',
  'payout_account_changed',
  'document_issuer_changed',
  'document_issued',
  'document_cancelled',
  'document_kept',
  'ledger_corrected',
  'ledger_reversed',
  'withdrawal_decided',
  'retention_changed',
  'retention_ran',
] as const satisfies readonly AuditAction[]

const actionIn = (actions: readonly AuditAction[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`action in (${sql.join([...actions])})`

const linesOf = (kind: RetentionKind, of: RawBuilder<SqlBool>): RetentionPart =>
  retentionOfRows({ kind, table: 'admin_log', of, due: ({ cutoff }) => sql`at < ${cutoff}` })

/** The three kinds of lines of the audit log; each line is of one of them. */
export const auditLogRetention: readonly RetentionPart[] = [
  linesOf('audit_money', actionIn(longKept)),
  linesOf('audit_reads', actionIn(readActions)),
  linesOf('audit_log', sql<SqlBool>`not ${actionIn([...longKept, ...readActions])}`),
]
