import type { CreatedAt, Instant } from './columns.ts'

/** What the platform keeps for itself (see schema.ts). */
export type IdempotencyKeysTable = {
  user_id: string
  key: string
  request_hash: Buffer
  answer_encrypted: Buffer | null
  created_at: CreatedAt
}

/** How many there are, as sums of rows (see tallies.ts). */
export type TalliesTable = {
  what: 'people' | 'societies' | 'access_users' | 'access_societies' | 'learning' | 'learned'
  id: string
  n: number
}

export type AttemptsTable = { key: string; count: number; resets_at: Instant }

/** Which secrets the database was written with, newest last. */
export type SecretFingerprintsTable = { fingerprint: string; since: CreatedAt }

export type PlatformSchema = {
  idempotency_keys: IdempotencyKeysTable
  tallies: TalliesTable
  attempts: AttemptsTable
  secret_fingerprints: SecretFingerprintsTable
}
