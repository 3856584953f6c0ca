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
  template_version: number
  facts: Json<CertificateFacts> | null
  insured_encrypted: Buffer | null
  file_encrypted: Buffer | null
  file_bytes: number
  file_sha256: string
}
