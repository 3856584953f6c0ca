import { z } from 'zod'
import { defineCall } from '../call.ts'
import { iban } from '../people/person.schemas.ts'
import { cents, day, id, instant, line, listOf, numberInAddress, object, paging } from '../primitives.ts'
import { calendarYear, tier } from '../societies/society.schemas.ts'

const counts = {
  visits: z.int().min(0).describe('Times the referral link was opened'),
  registrations: z.int().min(0).describe('Members who registered'),
  finishes: z.int().min(0).describe('Finishes that count'),
}

/** The way from the link to the finish over some days until today. */
export const salesFunnel = object({
  from: day.describe('First day'),
  to: day.describe('Last day: today'),
  ...counts,
  parts: z
    .array(object({ from: day.describe('First day of the part'), ...counts }))
    .describe('Days, or weeks of a longer time, the oldest first'),
}).meta({ id: 'SalesFunnel' })

/** The account the payouts of a society go to, as its owner sees it. */
export const ownPayoutAccount = object({
  is_own: z
    .boolean()
    .describe('The society has an account of its own; false: name and IBAN of the owner’s profile serve'),
  holder: z.string().describe('The name on the account; the person’s own where none was given'),
  own_name: z.string().describe('First and last name of the person'),
  iban_masked: z.string().nullable().describe('First and last four characters; null without one'),
  sepa: z.boolean().describe('False: there is an IBAN, of an account no SEPA file may name'),
  returned_reason: z
    .string()
    .nullable()
    .describe('Why the bank sent the last payment to this account back; null otherwise'),
}).meta({ id: 'OwnPayoutAccount' })

/** What was earned or taken back, a line each; all lines of a year add up to what it earned. */
export const earning = object({
  id,
  kind: z
    .enum(['finish', 'bonus', 'correction', 'reversal', 'transfer'])
    .describe('`transfer`: passed on when two societies became one'),
  at: instant.describe('When it was booked'),
  person: object({ id, name: z.string() })
    .nullable()
    .describe('Who finished; null once the account is deleted'),
  number: z.int().nullable().describe('Which finish of the year; null for what is none'),
  tier: tier.nullable().describe('The tier it was counted with'),
  amount: cents.describe('Negative where something is taken away'),
  reason: z.string().nullable().describe('Of corrections, and of what is taken back'),
  state: z
    .enum(['payable', 'held', 'below_minimum', 'taken_back'])
    .describe(
      '`held`: an admin has yet to look at it; `below_minimum`: the year has too few finishes for a payout; `taken_back`: another line takes it back',
    ),
  payable_from: day.nullable().describe('Since when it can be requested; null while it cannot'),
}).meta({ id: 'Earning' })

const ownedSociety = id.optional().describe('May be left out by who owns one society only')

/** What whoever recommends does about the own link and the own money. */
export const recommendingCalls = {
  readSalesFunnel: defineCall({
    method: 'GET',
    path: '/sales-funnel',
    who: 'society',
    extension: true,
    summary: 'Visits, registrations and finishes of the last days',
    query: object({
      society_id: id,
      days: numberInAddress(7, 364).describe('So many days until today; from 60 on in weeks'),
    }),
    answer: salesFunnel,
    errors: ['not_found'],
  }),
  listEarnings: defineCall({
    method: 'GET',
    path: '/society/earnings',
    who: 'society',
    extension: true,
    summary: 'What a society earned in a year, a line each, newest first',
    query: object({
      society_id: id,
      year: calendarYear.optional().describe('The current one when left out'),
      ...paging,
    }),
    answer: listOf(earning).extend({
      sum: cents.describe('Of all lines of the year: what the ledger says was earned'),
      bonus_expected: cents.describe('The bonus that is booked when the year has ended; 0 for none'),
      bonus_on: day.describe('When that is'),
    }),
    errors: ['not_found'],
  }),
  readOwnPayoutAccount: defineCall({
    method: 'GET',
    path: '/own-payout-account',
    who: 'user',
    extension: true,
    summary: 'The account the payouts of a society go to',
    query: object({ society_id: ownedSociety }),
    answer: ownPayoutAccount,
    errors: ['not_found'],
  }),
  changeOwnPayoutAccount: defineCall({
    method: 'PUT',
    path: '/own-payout-account',
    who: 'user',
    extension: true,
    summary: 'Set the account the payouts of a society go to',
    description:
      'Banks compare the name with the account, so it may be another one than the person’s. The IBAN of the profile stays as it is, and so do other societies. Requests that were made keep their account.',
    body: object({
      society_id: ownedSociety,
      holder: line(70).min(1).describe('The name on the account'),
      iban: iban
        .optional()
        .describe('Stays when left out; where the society has none, it is that of the profile from now on'),
    }),
    answer: ownPayoutAccount,
    errors: ['not_found', 'payout_account_unusable'],
  }),
}
