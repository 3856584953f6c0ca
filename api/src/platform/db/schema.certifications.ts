import type { ProofType } from '@kursportal/shared/contract'
import type { Instant } from './columns.ts'

/** Warnings that were sent before a certification ends (see schema.ts); `course_id` is the draft. */
export type CertificationWarningsTable = {
  course_id: string
  certified_until: string
  days: number
  sent_at: Instant
}

/** Proofs of qualification; `course_id` is the draft. */
export type QualificationProofsTable = {
  id: string
  course_id: string
  name: string
  content_type: ProofType
  bytes: number
  valid_until: string | null
  uploaded_by: string | null
  created_at: Instant
}

export type CertificationSchema = {
  certification_warnings: CertificationWarningsTable
  qualification_proofs: QualificationProofsTable
}
