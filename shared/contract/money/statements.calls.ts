import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, object } from '../primitives.ts'

/** What a society earned and was paid, on paper. */
export const statementCalls = {
  readStatement: defineCall({
    method: 'GET',
    path: '/society/statement',
    who: 'society',
    extension: true,
    summary: 'What a society earned and was paid in a month, as a tagged PDF',
    description:
      'The bookings of the ledger in that month, with what could be requested before and after; no names of members. Of the running month what is booked so far; 404 for one that has not begun.',
    query: object({
      society_id: id,
      month: z
        .string()
        .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'not a month')
        .describe('Month in Europe/Berlin, YYYY-MM')
        .meta({ examples: ['2026-05'] }),
    }),
    answer: { binary: ['application/pdf'] },
    errors: ['not_found', 'unavailable'],
  }),
  readSocietySheet: defineCall({
    method: 'GET',
    path: '/society/sheet',
    who: 'society',
    extension: true,
    summary: 'A sheet for the wall with the QR code of the referral link, as a tagged PDF of one page',
    query: object({ society_id: id }),
    answer: { binary: ['application/pdf'] },
    errors: ['not_found', 'unavailable'],
  }),
}
