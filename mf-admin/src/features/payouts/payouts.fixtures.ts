import type { AnswerOf } from '@kursportal/shared/client'
import type { Payout, PayoutCase } from './api/payouts.ts'

const society = { id: '019a0000-0000-7000-8000-000000000001', name: 'TSV Möwe', is_community: true }
export const payout: Payout = {
  id: '019a0000-0000-7000-8000-000000000009',
  society,
  target_year: 2026,
  amount: 5000,
  notes: 'Für das Sommerfest',
  state: 'requested',
  stage: 'requested',
  tier: 'bronze',
  reason: null,
  requested_by: { id: '019a0000-0000-7000-8000-000000000002', name: 'Olga Öçal', email: 'olga@beispiel.de' },
  account_holder: 'Olga Öçal',
  iban_end: '3000',
  finishes: 12,
  created_at: '2026-03-02T10:00:00.000Z',
  decided_at: null,
  decided_by: null,
  exported_at: null,
  confirmed_at: null,
  returned_at: null,
  return_reason: null,
  mend_account: false,
  owner_iban_changed: false,
  own: false,
}
export const second: Payout = {
  ...payout,
  id: '019a0000-0000-7000-8000-00000000000a',
  amount: 2000,
  society: { ...society, id: '019a0000-0000-7000-8000-00000000000b', name: 'Eigene Gruppe' },
  own: true,
}
export const none = { count: 0, amount: 0 }
export const sums = {
  requested: { count: 2, amount: 7000 },
  returned: none,
  booked: { count: 1, amount: 3000 },
  exported: none,
  refused: none,
  withdrawn: none,
}
export const payoutCase: PayoutCase = {
  ...payout,
  money: { earned: 6900, available: 1900, requested: 5000, paid: 0 },
  earned_by: { finishes: 6900, bonuses: 0, corrections: 0, transfers: 0 },
  owner_deleted: false,
  account_returned: null,
  history: [],
}

/** Documents are not issued, and nothing is declared. */
export const noDeclarations: AnswerOf<'GET /payee-declarations'> = {
  current: null,
  history: [],
  required: false,
  may_declare: false,
  suggested: { name: '', street: '', zip: '', city: '' },
}
