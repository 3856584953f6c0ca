import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { cents, id, listOf, object, paging } from '../primitives.ts'
import { payoutAccount, sepaExport, storedPayoutAccount } from './money.schemas.ts'

export const sepaCalls = {
  createSepaExport: defineCall({
    method: 'POST',
    path: '/sepa-export',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Put booked payouts that are in no file yet into a SEPA credit-transfer file (pain.001.001.09)',
    body: object({
      request_ids: z
        .array(id)
        .min(1)
        .max(1000)
        .optional()
        .describe('All that are in no file yet when left out'),
    }),
    description:
      'A payout whose holder or IBAN no bank would take, or whose document is objected to, is left out; where it was named, the answer is payout_data_missing with `{ request_ids }`.',
    answer: sepaExport.extend({
      left_out: z
        .array(id)
        .describe('Payouts that stay booked: no bank would take them, or their document is objected to'),
    }),
    errors: [
      'payout_data_missing',
      'not_found',
      'nothing_to_export',
      'payout_account_missing',
      'already_exported',
    ],
  }),
  previewSepaExport: defineCall({
    method: 'GET',
    path: '/sepa-export/preview',
    who: 'admin',
    extension: true,
    summary: 'What a SEPA file made now would hold',
    answer: object({
      payments: z.int().min(0).describe('Payouts it would hold'),
      request_ids: z.array(id).describe('Which they are, for a file that holds just these'),
      total: cents.describe('What they come to'),
      left_out: z
        .int()
        .min(0)
        .describe(
          'Payouts that would stay booked: no bank would take them, or their document is objected to',
        ),
    }),
  }),
  readSepaExport: defineCall({
    method: 'GET',
    path: '/sepa-export',
    who: 'admin',
    extension: true,
    summary: 'The SEPA file, as it was made',
    query: object({ 'export-id': id }),
    answer: { binary: ['application/xml'] },
    errors: ['not_found'],
  }),
  listSepaExports: defineCall({
    method: 'GET',
    path: '/sepa-exports',
    who: 'admin',
    extension: true,
    summary: 'The SEPA files made so far, newest first',
    query: object({ ...paging }),
    answer: listOf(sepaExport),
  }),
  readPayoutAccount: defineCall({
    method: 'GET',
    path: '/payout-account',
    who: 'admin',
    extension: true,
    summary: 'The account payouts are made from',
    answer: storedPayoutAccount.nullable(),
  }),
  setPayoutAccount: defineCall({
    method: 'PUT',
    path: '/payout-account',
    who: 'admin',
    extension: true,
    summary: 'Set the account payouts are made from',
    description:
      'With `based_on` a change on top of somebody else’s is refused (409 `edited_meanwhile`); `none` stands for that there was no account.',
    body: object({ ...payoutAccount.shape, based_on: basedOn }),
    answer: storedPayoutAccount,
    errors: ['edited_meanwhile'],
  }),
}
