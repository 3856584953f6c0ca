import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { cents, id, instant, listOf, object, paging } from '../primitives.ts'
import { societyName } from '../societies/society.schemas.ts'

const kind = z.enum(['pain.002', 'camt.053', 'camt.054'])

/** What a bank says of one payment, and what reading it does. */
const bankLine = object({
  end_to_end_id: z
    .string()
    .describe('The number the payment was sent with; empty where the bank does not say it'),
  outcome: z
    .enum(['accepted', 'rejected', 'returned', 'unclear'])
    .describe('`unclear`: it may be about a payout, and the file does not say enough to book it'),
  amount: cents.nullable().describe('As the bank says; null where it does not'),
  code: z.string().describe('The bank’s reason, such as AC04; empty for none'),
  reason: z.string().describe('Why, in a sentence; empty where it was accepted'),
  payout: object({ id, society: societyName, amount: cents, account_holder: z.string() })
    .nullable()
    .describe('The payout it is about; null for a number that is not ours'),
  effect: z
    .enum(['books_back', 'confirms', 'done_before', 'other_amount', 'by_hand', 'open', 'unknown'])
    .describe(
      '`books_back`: the payout is booked back and the payee told; `done_before`: it was booked back already, or sent again since; `other_amount`: the bank names another amount, decide by hand; `by_hand`: the reason says what is missing; `open`: the bank has not decided yet; `unknown`: no payout has this number',
    ),
  mend_account: z
    .boolean()
    .describe(
      'It is booked back for a fault of the account: the payee has to mend it, and nothing more is requested to it until then',
    ),
}).meta({ id: 'BankLine' })

/** A bank's file as it was read. */
export const bankAnswer = object({
  kind,
  message_id: z.string().describe('As the bank calls the file'),
  read_before: instant.nullable().describe('When this very file was read; null for a new one'),
  lines: z.array(bankLine),
  books_back: z.int().min(0).describe('How many payouts are booked back'),
  books_back_amount: cents.describe('What they come to'),
  confirms: z.int().min(0).describe('How many payments the bank took'),
  version: z.string().describe('Changes with what the file would do; send it back as based_on'),
}).meta({ id: 'BankAnswer' })

/** The bank's answers to the files of payouts. */
export const bankCalls = {
  readBankAnswer: defineCall({
    method: 'POST',
    path: '/bank-answer',
    who: 'admin',
    extension: true,
    summary: 'Read what a bank answers to payouts: pain.002, camt.053 or camt.054',
    description:
      'Payments are matched by their end-to-end id only. A rejected or returned one is booked back, its request opens again, the payee is told, and where the account is at fault, nothing more is requested to it. With `dry_run` nothing is stored: the answer says what would happen. 409 `edited_meanwhile`: something else would happen by now. A file that was read does nothing again.',
    body: object({
      xml: z.string().min(1).max(4_000_000).describe('The file as text'),
      dry_run: z.boolean().optional().describe('Say what would happen; store nothing'),
      based_on: basedOn,
    }),
    answer: bankAnswer,
    errors: ['bank_file_unreadable', 'edited_meanwhile'],
    bodyLimit: 5 * 1024 * 1024,
  }),
  listBankAnswers: defineCall({
    method: 'GET',
    path: '/bank-answers',
    who: 'admin',
    extension: true,
    summary: 'The bank’s files that were read, newest first',
    query: object(paging),
    answer: listOf(
      object({
        id,
        kind,
        message_id: z.string().describe('As the bank calls the file'),
        returned: z.int().min(0).describe('How many payouts it booked back'),
        confirmed: z.int().min(0).describe('How many payments the bank took'),
        read_at: instant,
        read_by: z.string().nullable().describe('By name; null once the account is deleted'),
      }),
    ),
  }),
}
