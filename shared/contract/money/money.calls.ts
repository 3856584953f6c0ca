import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, day, flag, id, listOf, numberInAddress, object, paging, search } from '../primitives.ts'
import { calendarYear } from '../societies/society.schemas.ts'
import {
  decisionReason,
  ledgerTransaction,
  leftOutPayout,
  newPayoutRequest,
  payoutCase,
  payoutRequest,
  payoutStage,
  payoutState,
  payoutSums,
  salesPerformance,
  societyBalance,
  transactionKind,
} from './money.schemas.ts'

const mendAccount = z
  .boolean()
  .default(true)
  .describe(
    'The account is at fault: nothing is requested to it again until it was mended; false where the bank or the file is',
  )

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
      'The money goes to the account of the society, or to the owner’s where it has none. `details`: `{ available }` of amount_not_available, `{ finishes, minimum_finishes }` of not_enough_finishes, `{ missing }` of payout_data_missing, a list of `owner`, `name`, `iban`, `sepa_iban` (there is one, outside of SEPA) and `other_account` (the bank sent the last payment to this one back) and `declaration` (nothing is declared about taxes, and documents are issued). Money of a finish that an admin has yet to look at waits: it is no part of `available`.',
    body: newPayoutRequest,
    answer: payoutRequest,
    errors: ['not_found', 'not_enough_finishes', 'amount_not_available', 'payout_data_missing'],
  }),
  withdrawPayout: defineCall({
    method: 'DELETE',
    path: '/transaction-request',
    who: 'society',
    extension: true,
    summary: 'Withdraw a payout request nobody has decided yet; the money is available again',
    description:
      'Also one that came back from the bank. `details` of already_booked: `{ state, decided_by, decided_at }`.',
    query: object({ 'request-id': id }),
    answer: payoutRequest,
    errors: ['not_found', 'already_booked'],
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
    description:
      'Those of the societies one leads; admins see all. `sums` counts what is asked for whatever its stage.',
    query: object({
      society_id: id.optional().describe('Only those of this society'),
      'user-id': id.optional().describe('Only what this person asked for'),
      state: payoutState.optional(),
      stage: payoutStage.optional(),
      year: calendarYear.optional(),
      from: day.optional().describe('Requested on this day or later'),
      to: day.optional().describe('Requested on this day or earlier'),
      waiting_days: numberInAddress(1, 3650).optional().describe('Requested so many days ago or earlier'),
      min_amount: numberInAddress(1, 100_000_000).optional().describe('Of so many cents or more'),
      sort: z
        .enum(['created_at', 'society', 'amount', 'decided_at'])
        .optional()
        .describe('By day (as without it), by name of the society, by amount, by when it was decided'),
      descending: flag.optional().describe('The other way round; without `sort` the newest come first'),
      search: search.describe(
        'Words of the society’s name, for admins also of who requested it; or the amount in euros: `120`, `1.200,50`',
      ),
      ...paging,
    }),
    answer: listOf(payoutRequest).extend({ sums: payoutSums }),
    errors: ['not_found'],
  }),
  readPayoutRequest: defineCall({
    method: 'GET',
    path: '/transaction-request',
    who: 'admin',
    extension: true,
    summary: 'A payout request with the money of its year and all that was booked about it',
    query: object({ 'request-id': id }),
    answer: payoutCase,
    errors: ['not_found'],
  }),
  previewPayoutMail: defineCall({
    method: 'POST',
    path: '/transaction-request/mail-preview',
    who: 'admin',
    extension: true,
    summary: 'The mail that a decision would send; nothing is decided or sent',
    body: object({
      request_id: id,
      decision: z.enum(['booked', 'refused', 'returned']),
      reason: z.string().trim().max(500).optional(),
      mend_account: mendAccount,
    }),
    answer: object({
      to: z
        .string()
        .nullable()
        .describe('Several with commas between them. Null: their accounts are deleted, nobody is told'),
      subject: z.string(),
      text: z.string().describe('The text part'),
    }),
    errors: ['not_found'],
  }),
  bookPayout: defineCall({
    method: 'POST',
    path: '/society/transaction',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Book a requested payout as paid; the requester and the owner are told by e-mail',
    description:
      'Who leads the society says why (409 `own_society_needs_reason`); it stays in the audit log. `details` of already_booked: `{ state, decided_by, decided_at }`; of payout_data_missing `{ missing }`, what the document lacks.',
    body: object({
      request_id: id,
      reason: decisionReason.optional().describe('Needed where the admin leads the society'),
    }),
    answer: payoutRequest,
    errors: ['not_found', 'already_booked', 'own_society_needs_reason', 'payout_data_missing'],
  }),
  bookPayouts: defineCall({
    method: 'POST',
    path: '/society/transactions',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Book several requested payouts as paid',
    description:
      'What was decided meanwhile is left out and named, and so is a society the admin leads: it is booked by itself, with a reason.',
    body: object({ request_ids: z.array(id).min(1).max(200).describe('The requests to book') }),
    answer: object({
      booked: z.array(id).describe('The requests that were booked'),
      amount: cents.describe('What the booked ones come to'),
      left_out: z.array(leftOutPayout).describe('The requests that were not'),
    }),
  }),
  returnPayout: defineCall({
    method: 'POST',
    path: '/society/payout-return',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary:
      'The bank sent a payment back: its request is open again, and the requester and the owner are told by e-mail',
    description:
      'Books the opposite of the payout. It can be booked again or refused afterwards. What is in no bank file yet was booked by mistake: nobody is told, the account is not marked.',
    body: object({
      request_id: id,
      reason: decisionReason,
      mend_account: mendAccount,
      undo: z
        .boolean()
        .optional()
        .describe('Only undo a booking that no bank has seen: once it is in a file, 409 `already_exported`'),
    }),
    answer: payoutRequest,
    errors: ['not_found', 'already_reversed', 'not_reversible', 'already_exported'],
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
    description: 'Admins also read the ledger of a removed society.',
    query: object({
      society_id: id,
      year: calendarYear.optional(),
      kind: transactionKind.optional(),
      ...paging,
    }),
    answer: listOf(ledgerTransaction),
    errors: ['not_found'],
  }),
  readBalance: defineCall({
    method: 'GET',
    path: '/society/balance',
    who: 'admin',
    extension: true,
    summary: 'The money of a society in a year, also of a removed one',
    query: object({
      society_id: id,
      year: calendarYear.optional().describe('The current one when left out'),
    }),
    answer: societyBalance,
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
