import type { AuditAction } from '@kursportal/shared/contract'
import type { Generated } from 'kysely'
import type { Instant, Json } from './columns.ts'

type AdminLogTable = {
  id: string
  at: Instant
  admin_id: string | null
  action: AuditAction
  user_id: string | null
  society_id: string | null
  subject: Generated<string>
  /** `subject` as search compares it (`searchText`). */
  subject_text: Generated<string>
  reason: Generated<string>
  details: Json<Record<string, unknown>>
}

type MergedAccountsTable = { from_id: string; into_id: string; merged_at: Instant }

/** What admins leave behind. */
export type AdminSchema = { admin_log: AdminLogTable; merged_accounts: MergedAccountsTable }
