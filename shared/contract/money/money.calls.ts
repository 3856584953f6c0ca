import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, listOf, object, paging } from '../primitives.ts'
import { calendarYear } from '../societies/society.schemas.ts'
import {
  ledgerTransaction,
  newPayoutRequest,
  payoutRequest,
  payoutState,
  decisionReason,
  salesPerformance,
} from './money.schemas.ts'

export const moneyCalls = {
  readSalesPerformance: defineCall({
    method: 'GET',
    path: '/sales-performance',
    who: 'user',
    summary: 'What one’s recommending brought in a year: tier, earnings, payouts, months',
    description:
      'Answers everybody who is logged in; `societies` is empty for who leads none. With `society_id` it holds that society only.',
    query: object({
      year: calendarYear.optional().describe('The current one when left out'),
      society_id: id
        .optional()
        .describe('Only this one, which the person leads; for admins any, also one that was removed'),
    }),
    answer: salesPerformance,
    errors: ['not_found'],
  }),
  requestPayout: defineCall({
    method: 'POST',
    path: '/transaction-request',
    who: 'society',
    idempotencyKey: true,
    summary: 'Request a payout of what a society earned in a year',
    description:
      'The money goes to the owner’s account. `details`: `{ available }` of amount_not_available, `{ finishes, minimum_finishes }` of not_enough_finishes, `{ missing }` of payout_data_missing, a list of `owner`, `name`, `iban` and `sepa_iban` (there is one, outside of SEPA).',
    body: newPayoutRequest,
    answer: payoutRequest,
    errors: ['not_found', 'not_enough_finishes', 'amount_not_available', 'payout_data_missing'],
  }),
  listOpenRequests: defineCall({
    method: 'GET',
    path: '/transaction/requests',
    who: 'admin',
    summary: 'The open payout requests, by id, oldest first',
    answer: z.record(id, payoutRequest),
  }),
  listPayoutRequests: defineCall({
    method: 'GET',
    path: '/transaction-requests',
    who: 'society',
    extension: true,
    summary: 'Payout requests and what became of them, newest first',
    description: 'Those of the societies one leads; admins see all.',
    query: object({
      society_id: id.optional().describe('Only those of this society'),
      state: payoutState.optional(),
      year: calendarYear.optional(),
      ...paging,
    }),
    answer: listOf(payoutRequest),
    errors: ['not_found'],
  }),
  bookPayout: defineCall({
    method: 'POST',
    path: '/society/transaction',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Book a requested payout as paid; the requester is told by e-mail',
    body: object({ request_id: id }),
    answer: payoutRequest,
    errors: ['not_found', 'already_booked'],
  }),
  refusePayout: defineCall({
    method: 'POST',
    path: '/society/transaction-refusal',
    who: 'admin',
    extension: true,
    summary: 'Refuse a requested payout with a reason; the money is available again',
    body: object({ request_id: id, reason: decisionReason }),
    answer: payoutRequest,
    errors: ['not_found', 'already_booked'],
  }),
  listTransactions: defineCall({
    method: 'GET',
    path: '/society/transactions',
    who: 'society',
    summary: 'The ledger of a society, newest first',
    query: object({ society_id: id, year: calendarYear.optional(), ...paging }),
    answer: listOf(ledgerTransaction),
    errors: ['not_found'],
  }),
  correctLedger: defineCall({
    method: 'POST',
    path: '/society/correction',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Add to or take from what a society earned in a year, with a reason',
    body: object({
      society_id: id,
      year: z.int().min(2000).max(2200),
      amount: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((amount) => amount !== 0, 'must not be zero')
        .describe('Euro cents; negative takes away'),
      reason: decisionReason,
    }),
    answer: ledgerTransaction,
    errors: ['not_found', 'amount_not_available'],
  }),
  reverseTransaction: defineCall({
    method: 'POST',
    path: '/society/reversal',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Take back a transaction by its opposite, with a reason',
    description:
      'Finishes, bonuses, corrections and payouts. A reversed finish counts no more, and the next finish takes its place in the count; its person does not count again in that year. A reversed payout is an open request again. Requests and refusals are decided, not reversed (409).',
    body: object({ transaction_id: id, reason: decisionReason }),
    answer: ledgerTransaction,
    errors: ['not_found', 'already_reversed', 'not_reversible', 'amount_not_available'],
  }),
}
