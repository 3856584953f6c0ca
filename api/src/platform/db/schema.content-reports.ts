import type { Generated } from 'kysely'
import type { ContentReportReason } from '@kursportal/shared/domain'
import type { ContentReportEntry, ContentReportState, DecisionGround } from '@kursportal/shared/contract'
import type { Instant } from './columns.ts'

/** Content that was reported (see schema.ts). */
export type ContentReportsTable = {
  id: string
  number: string
  received_at: Instant
  /** Whose account had the e-mail when it was reported. */
  user_id: string | null
  path: string
  reason: ContentReportReason
  explanation: string
  name: Generated<string>
  email: Generated<string>
  kind: ContentReportEntry['content']['kind']
  content_id: string | null
  title: Generated<string>
  content: Generated<string>
  author_id: string | null
  state: Generated<ContentReportState>
  ground: DecisionGround | null
  rule: Generated<string>
  decision: Generated<string>
  decided_at: Instant | null
  decided_by: string | null
  search_text: string
  /** Who reported left while it was open. */
  forget_once_decided: Generated<boolean>
}

export type ContentReportSchema = { content_reports: ContentReportsTable }
