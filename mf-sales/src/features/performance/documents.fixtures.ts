import type { Declarations, PayoutDocument } from './api/documents.ts'
import { society } from './performance.fixtures.ts'

/** The owner has declared nothing, and has to. */
export const undeclared: Declarations = {
  current: null,
  history: [],
  required: true,
  may_declare: true,
  suggested: { name: 'Olga Ober', street: 'Am Markt 1', zip: '34117', city: 'Kassel' },
}

/** A Gutschrift that holds, of the payout with this id. */
export const creditNote = (request_id: string): PayoutDocument => ({
  id: '019a0000-0000-7000-8000-00000000000d',
  number: '2026-00012',
  kind: 'credit_note',
  state: 'valid',
  society: society.society,
  request_id,
  is_payee: true,
  status: 'small_business',
  net: 1000,
  tax: 0,
  total: 1000,
  issued_at: '2026-03-04T10:00:00.000Z',
  reason: null,
  cancels: null,
  cancelled_by: null,
  sha256: null,
  objection: null,
})
