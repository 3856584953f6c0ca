import type { CertificateFacts } from '@kursportal/shared/contract'
import type { Instant, Json } from './columns.ts'

/** The table of certificates (see schema.ts); what is about the person is null once their account is deleted. */
export type CertificatesTable = {
  id: string
  number: string
  user_id: string | null
  participation_id: string | null
  course_id: string | null
  issued_at: Instant
  /** The one it was issued instead of, and what was wrong with that. */
  replaces_id: string | null
  reissue_reason: 'person' | 'course' | null
  template_version: number
  facts: Json<CertificateFacts> | null
  insured_encrypted: Buffer | null
  file_encrypted: Buffer | null
  file_bytes: number
  file_sha256: string
}

/** Pictures of the pages of certificates (migration 0211). */
export type CertificatePicturesTable = {
  certificate_id: string
  page: number
  size: 'large' | 'small'
  picture_encrypted: Buffer
}
