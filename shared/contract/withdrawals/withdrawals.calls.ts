import { z } from 'zod'
import { defineCall } from '../call.ts'
import { emailAddress } from '../people/person.schemas.ts'
import { day, id, instant, line, listOf, object, paging, search, text } from '../primitives.ts'

/** What became of a withdrawal. */
export const withdrawalState = z.enum(['open', 'accepted', 'declined']).describe('What became of it')
export type WithdrawalState = z.infer<typeof withdrawalState>

/** What somebody who withdraws says: nothing more is asked for than the law allows (BGB, section 356a). */
const declaration = {
  name: line(200).min(1).describe('Who withdraws'),
  email: emailAddress.describe('Where the receipt goes'),
  contract: line(300).min(1).describe('Which contract, in the words of whoever withdraws'),
  note: text(2_000).describe('Anything else; no reason is needed'),
}

/** The receipt: what was declared, and when it arrived. */
export const withdrawalReceipt = object({
  number: z
    .string()
    .describe('To ask about it')
    .meta({ examples: ['W-7K4M9QXT'] }),
  received_at: instant,
  ...declaration,
}).meta({ id: 'WithdrawalReceipt' })
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>

/** The answer to who withdraws: the receipt, and whether it is on its way by mail as well. */
export const declaredWithdrawal = withdrawalReceipt
  .extend({
    receipt_mailed: z
      .boolean()
      .describe('False when this e-mail got three receipts within a day: then the answer is the receipt'),
  })
  .meta({ id: 'DeclaredWithdrawal' })
export type DeclaredWithdrawal = z.infer<typeof declaredWithdrawal>

const withdrawal = withdrawalReceipt.extend({
  id,
  email: z.string().describe('Where the receipt went; empty once it was decided and the account is gone'),
  contract: z.string().describe('Which contract, in their words; empty as `email` is'),
  state: withdrawalState,
  decided_at: instant.nullable(),
  reason: z.string().describe('What the person was told; empty while it is open'),
})

/** A course that somebody who withdraws takes or took. */
export const withdrawableCourse = object({
  course_id: id.describe('The live course'),
  title: z.string(),
  begun_at: instant.nullable().describe('When they began it; null where they have not'),
  concluded_on: day.nullable().describe('When they got it: by an access of their own, else when they began'),
  last_day: day.nullable().describe('The last day to withdraw, counted from then'),
  early_start: object({
    confirmed_at: instant,
    lines: z.array(z.string()).describe('What was agreed to, a statement each'),
  })
    .nullable()
    .describe('That they agreed to begin within the withdrawal period of this contract; null where not'),
  finished_at: instant.nullable(),
  certified: z.boolean().describe('A certificate was issued'),
  commission: z
    .enum(['none', 'booked', 'booked_back'])
    .describe('What a finish of it earned the person’s society, and whether that was taken back'),
  withdrawn: z.boolean().describe('It was taken from them by a withdrawal'),
}).meta({ id: 'WithdrawableCourse' })
export type WithdrawableCourse = z.infer<typeof withdrawableCourse>

/** A withdrawal as an admin decides about it. */
export const withdrawalCase = withdrawal
  .extend({
    person: object({ id, name: z.string() })
      .nullable()
      .describe('Whose account had this e-mail when it arrived, else has it now; null for nobody'),
    courses: z.array(withdrawableCourse).describe('What that person takes or took, by title'),
    decided_by: z.string().nullable().describe('Name of the admin; null while it is open, or once gone'),
  })
  .meta({ id: 'WithdrawalCase' })
export type WithdrawalCase = z.infer<typeof withdrawalCase>

/** A line of the list of withdrawals. */
export const withdrawalEntry = withdrawal.meta({ id: 'WithdrawalEntry' })
export type WithdrawalEntry = z.infer<typeof withdrawalEntry>

const caseQuery = object({ 'withdrawal-id': id.describe('The withdrawal: `id` of `GET /withdrawals`') })

/** Withdrawing from a contract, open to everybody, and what admins make of it. 404 while the setting is off. */
export const withdrawalCalls = {
  declareWithdrawal: defineCall({
    method: 'POST',
    path: '/withdrawal',
    who: 'public',
    extension: true,
    idempotencyKey: true,
    summary: 'Withdraw from a contract; the receipt comes by mail',
    description:
      'Needs no account. It counts from the moment it arrives; `received_at` is what the receipt says. 404 while the setting `withdrawals` is off.',
    body: object({ ...declaration, note: declaration.note.default('') }),
    answer: declaredWithdrawal,
    errors: ['not_found'],
    rateLimit: { max: 5, windowSeconds: 3_600 },
  }),
  listWithdrawals: defineCall({
    method: 'GET',
    path: '/withdrawals',
    who: 'admin',
    extension: true,
    summary: 'Withdrawals: open ones longest waiting first, decided ones newest first',
    query: object({ state: withdrawalState.optional(), search, ...paging }),
    answer: listOf(withdrawalEntry),
  }),
  readWithdrawal: defineCall({
    method: 'GET',
    path: '/withdrawal',
    who: 'admin',
    extension: true,
    summary: 'A withdrawal, who it may be from, and their courses',
    query: caseQuery,
    answer: withdrawalCase,
    errors: ['not_found'],
  }),
  decideWithdrawal: defineCall({
    method: 'PATCH',
    path: '/withdrawal',
    who: 'admin',
    extension: true,
    summary: 'Accept or decline a withdrawal, once; the person is told by mail',
    description:
      '`course_ids` are live courses of `GET /withdrawal`: accepting takes them from the person, and what a finish of theirs earned is booked back; where that money was requested or paid already, `commission` stays `booked` and is corrected in the ledger. A later access gives a course back. Declining needs a reason.',
    query: caseQuery,
    body: object({
      state: z.enum(['accepted', 'declined']),
      course_ids: z.array(id).max(100).default([]).describe('Courses to take from the person'),
      reason: text(1_000).default('').describe('What the person is told; needed to decline'),
    }).refine(({ state, reason }) => state === 'accepted' || reason !== '', {
      path: ['reason'],
      message: 'required',
    }),
    answer: withdrawalCase,
    errors: ['not_found', 'already_decided'],
  }),
}
