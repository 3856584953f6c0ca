import { sql } from 'kysely'
import { berlinYear } from '@kursportal/shared/domain'
import { retentionOfRows, type RetentionPart } from '../../platform/retention.ts'

/** Whose money it was; the books themselves stay (decision 0030). */
export const moneyRetention: readonly RetentionPart[] = [
  retentionOfRows({
    kind: 'payout_accounts',
    table: 'payout_requests',
    of: sql`state <> 'requested' and (account_holder <> '' or return_reason is not null)`,
    due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
    instead: sql`account_holder = '', iban_encrypted = null, notes = '', return_reason = null`,
  }),
  // The decision stays: without it the remark would be there again.
  retentionOfRows({
    kind: 'sales_remarks',
    table: 'sales_remark_decisions',
    of: sql`note <> ''`,
    due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
    instead: sql`note = ''`,
  }),
  retentionOfRows({
    kind: 'payout_accounts',
    table: 'sepa_exports',
    of: sql`file_encrypted is not null`,
    due: ({ cutoff }) => sql`created_at < ${cutoff}`,
    instead: sql`file_encrypted = null`,
  }),
  // The numbers stay: without them the series would have gaps.
  retentionOfRows({
    kind: 'payout_accounts',
    table: 'payout_documents',
    of: sql`content_encrypted is not null or file_encrypted is not null`,
    due: ({ cutoff }) => sql`issued_at < ${cutoff}`,
    instead: sql`content_encrypted = null, file_encrypted = null`,
  }),
  retentionOfRows({
    kind: 'payout_accounts',
    table: 'document_objections',
    of: sql`reason <> ''`,
    due: ({ cutoff }) => sql`decided_at < ${cutoff}`,
    instead: sql`reason = '', decision_reason = ''`,
  }),
  // What is declared is needed as long as a document rests on it, or one may yet.
  retentionOfRows({
    kind: 'payout_accounts',
    table: 'payee_declarations',
    of: sql`facts_encrypted is not null`,
    due: ({ cutoff }) => sql`declared_at < ${cutoff}
      and not exists (select from payout_documents rests where rests.declaration_id = payee_declarations.id
        and rests.content_encrypted is not null)
      and exists (select from payee_declarations later where later.society_id = payee_declarations.society_id
        and later.declared_at > payee_declarations.declared_at)`,
    instead: sql`facts_encrypted = null`,
  }),
  retentionOfRows({
    kind: 'society_invitations',
    table: 'society_invitations',
    of: sql`true`,
    due: ({ cutoff }) => sql`invited_at < ${cutoff}`,
  }),
  // Nobody is counted in a year that has ended, so nobody needs to be known again.
  retentionOfRows({
    kind: 'finish_marks',
    table: 'society_finishes',
    of: sql`person_mark is not null`,
    due: ({ cutoff }) => sql`year < ${berlinYear(cutoff)}`,
    instead: sql`person_mark = null`,
  }),
]
