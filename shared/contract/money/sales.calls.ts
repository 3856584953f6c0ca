import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, flag, id, instant, listOf, numberInAddress, object, paging, search } from '../primitives.ts'
import {
  calendarYear,
  levelPromotion,
  societyName,
  societyPerson,
  tier,
} from '../societies/society.schemas.ts'
import { decisionReason } from './money.schemas.ts'

const figures = {
  visits: z.int().min(0).describe('Times the referral link was opened in the year'),
  registrations: z.int().min(0).describe('People who registered by it in the year'),
  finishes: z.int().min(0).describe('Finishes that count in the year'),
  earned: cents.describe('Booked in the year: finishes, bonuses and corrections'),
  available: cents.describe('Of the year’s money what can be requested'),
  requested: cents.describe('Of the year’s money what is in open requests'),
  paid: cents.describe('Of the year’s money what was paid'),
}

/** A society as a channel that brings people in. */
export const salesChannel = object({
  society: societyName.extend({ city: z.string() }),
  owner: societyPerson.nullable().describe('Whom it belongs to; null for nobody'),
  tier: tier.describe('Tier reached in the year'),
  last_finish_at: instant.nullable().describe('The last finish of any year'),
  ...figures,
}).meta({ id: 'SalesChannel' })

/** The figures of all channels that were asked for, together. */
export const salesTotals = object(figures).meta({ id: 'SalesTotals' })

export const salesRemarkKind = z
  .enum(['own_finish', 'same_iban', 'burst', 'fast_finish'])
  .describe(
    '`own_finish`: who leads a society counts for it; `same_iban`: a member is paid to the owner’s account; `burst`: many registered within an hour; `fast_finish`: a course finished within a day',
  )

/** Something about recommending that somebody should look at. */
export const salesRemark = object({
  key: z.string().describe('Names what it is about; send it back to decide'),
  kind: salesRemarkKind,
  society: societyName,
  person: object({ id, name: z.string() }).nullable().describe('Whose finish; null for none, or deleted'),
  at: instant.describe('When it happened'),
  count: z.int().describe('How many registered within the hour; 1 of anything else'),
  amount: cents.describe('What the finish earned; 0 where it is about none'),
  transaction_id: id.nullable().describe('The finish that can be taken back'),
}).meta({ id: 'SalesRemark' })

export const salesCalls = {
  listSalesChannels: defineCall({
    method: 'GET',
    path: '/sales-channels',
    who: 'admin',
    extension: true,
    summary: 'What each society brought in a year: visits, registrations, finishes, money',
    description:
      '`totals` are of everything that was asked for, whatever the page; societies that have ended count in them, and are no items.',
    query: object({
      year: calendarYear.optional().describe('The current one when left out'),
      is_community: flag.optional().describe('Only communities, or only own societies'),
      tier: tier.optional(),
      quiet: z
        .enum(['days', 'never'])
        .optional()
        .describe('`days`: no finish in the last 90 days; `never`: none at all'),
      min_available: numberInAddress(1, 100_000_000)
        .optional()
        .describe('So many cents or more can be requested'),
      sort: z
        .enum([
          'name',
          'visits',
          'registrations',
          'finishes',
          'earned',
          'available',
          'paid',
          'last_finish_at',
        ])
        .optional()
        .describe('By name when left out'),
      descending: flag.optional().describe('The other way round'),
      search,
      ...paging,
    }),
    answer: listOf(salesChannel).extend({
      year: z.int(),
      totals: salesTotals,
      ended: salesTotals.describe('The part of `totals` of societies that were merged, dissolved or deleted'),
    }),
  }),
  listAllPromotions: defineCall({
    method: 'GET',
    path: '/sales-promotions',
    who: 'admin',
    extension: true,
    summary: 'Which society reached which level in a year, the latest first',
    query: object({
      year: calendarYear.optional().describe('The current one when left out'),
      tier: tier.optional(),
      ...paging,
    }),
    answer: listOf(levelPromotion.extend({ society: societyName })),
  }),
  listSalesRemarks: defineCall({
    method: 'GET',
    path: '/sales-remarks',
    who: 'admin',
    extension: true,
    summary: 'What looks odd about recommending and nobody has decided about, the latest first',
    description: 'Nothing stops by itself: an admin finds it in order, or takes the finish back.',
    query: object({
      year: calendarYear
        .optional()
        .describe('All of them when left out: an odd finish waits however old it is'),
      kind: salesRemarkKind.optional(),
      ...paging,
    }),
    answer: listOf(salesRemark),
  }),
  settleSalesRemark: defineCall({
    method: 'POST',
    path: '/sales-remark/settle',
    who: 'admin',
    extension: true,
    summary: 'Something that looked odd is in order',
    body: object({ society_id: id, key: z.string().min(1).max(200), note: decisionReason }),
    errors: ['not_found', 'already_decided'],
  }),
}
