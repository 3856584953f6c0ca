import type { StartKind } from '@kursportal/shared/contract'
import type { Instant, Json } from './columns.ts'

/** A text that is confirmed before a course, under the SHA-256 of its lines (see schema.ts). */
export type StartTextsTable = { hash: string; lines: Json<readonly string[]> }

/** What somebody confirmed before they began a live course, by the number of their participation. */
export type StartConfirmationsTable = {
  user_id: string
  course_id: string
  number: number
  kind: StartKind
  text_hash: string
  confirmed_at: Instant
}

export type StartSchema = { start_texts: StartTextsTable; start_confirmations: StartConfirmationsTable }
