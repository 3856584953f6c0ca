import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { auditReason } from '../people/audit-log.calls.ts'
import { lapseCentsInAddress } from '../people/leading.ts'
import { flag, id, line, listOf, object, paging, search } from '../primitives.ts'
import {
  calendarYear,
  foundSociety,
  invitingSociety,
  society,
  societyFields,
  societyMerge,
  societyPerson,
  societyRemoval,
  societySort,
  societySummary,
  tier,
} from './society.schemas.ts'

const societyQuery = object({ 'society-id': id })
const adminQuery = object({ 'society-id': id, 'user-id': id })

export const societyCalls = {
  searchSocieties: defineCall({
    method: 'GET',
    path: '/search-societies',
    who: 'user',
    summary: 'Societies by name or city',
    description:
      'Admins and course creators find every society. Everybody else finds communities and the societies they lead.',
    query: object({
      search,
      ...paging,
      owner: flag.optional().describe('Only societies the asking person owns'),
    }),
    answer: listOf(foundSociety),
  }),
  searchCommunities: defineCall({
    method: 'GET',
    path: '/search-communities',
    who: 'public',
    summary: 'Communities by name or city, for choosing one when registering',
    query: object({ search, ...paging }),
    answer: listOf(foundSociety),
  }),
  listSocieties: defineCall({
    method: 'GET',
    path: '/societies',
    who: 'admin',
    summary: 'The societies with their people, finishes and money',
    description:
      'Searched by name, town and owner. What a year decides is told for `year`; what is available and asked for, over all years.',
    query: object({
      isCommunity: flag.optional(),
      year: calendarYear.optional().describe('The year of the figures; the current one when left out'),
      tier: tier.optional().describe('Only those that reached this tier in the year'),
      without_owner: flag.optional().describe('Only those that belong to nobody'),
      with_balance: flag.optional().describe('Only those with money that can be requested'),
      without_account: flag
        .optional()
        .describe('Only those whose owner has entered no account that money could be paid to'),
      without_finish: flag.optional().describe('Only those without a finish in the year'),
      sort: societySort.optional(),
      search,
      ...paging,
    }),
    answer: listOf(societySummary).extend({
      years: z
        .array(z.int())
        .describe('Years there is something to see in, newest first; the current one always'),
    }),
  }),
  readSociety: defineCall({
    method: 'GET',
    path: '/society',
    who: 'society',
    summary: 'One society',
    description: 'For its owner, its admins and platform admins; 404 for everybody else.',
    query: societyQuery.extend({
      with_deleted: flag.optional().describe('Admins also read one that was removed'),
    }),
    answer: society,
    errors: ['not_found'],
  }),
  createSociety: defineCall({
    method: 'POST',
    path: '/society',
    who: 'admin',
    extension: true,
    idempotencyKey: true,
    summary: 'Create a community',
    body: object({
      name: societyFields.name,
      city: societyFields.city.optional(),
      owner_id: societyFields.owner_id.optional(),
    }),
    answer: society,
    errors: ['not_found', 'society_exists'],
  }),
  editSociety: defineCall({
    method: 'PATCH',
    path: '/society',
    who: 'society',
    summary: 'Rename a society; admins also hand it to another owner',
    description: 'Whoever becomes the owner is one of its admins no more.',
    query: societyQuery,
    body: object({ ...societyFields, based_on: basedOn }).partial(),
    answer: society,
    errors: ['not_found', 'own_society_exists', 'edited_meanwhile'],
  }),
  deleteSociety: defineCall({
    method: 'DELETE',
    path: '/society',
    who: 'admin',
    summary: 'Remove a society that has no people and no open payout request',
    description:
      'Its ledger stays. `details` of the 409 say what is in the way: `{ members, admins, open_requests }`. Where money can still be requested: 409 `balance_lapses` with `{ available }`, unless `let-lapse` is true or `lapse-cents` names it.',
    query: societyQuery.extend({
      'let-lapse': flag.optional().describe('What can still be requested may lapse'),
      'lapse-cents': lapseCentsInAddress,
    }),
    errors: ['not_found', 'society_not_empty', 'balance_lapses'],
  }),
  readSocietyRemoval: defineCall({
    method: 'GET',
    path: '/society-removal',
    who: 'admin',
    extension: true,
    summary: 'What is in the way of removing a society, and what would lapse',
    query: societyQuery,
    answer: societyRemoval,
    errors: ['not_found'],
  }),
  mergeSocieties: defineCall({
    method: 'POST',
    path: '/society/merge',
    who: 'admin',
    extension: true,
    summary: 'Merge a society into a community',
    description:
      'Members, those who lead it, accesses and the finishes of the current year change over. What can be requested passes by a booking of kind `transfer` in each of the two ledgers; what was booked before stays as it is. The society that is merged is removed, and its link leads to the other one. With `dry_run` nothing changes. An open payout request is decided first (409 `payouts_open`), as are finishes that look odd and whose money would pass (409 `remarks_open`). 409 `edited_meanwhile`: the figures are others than those of `based_on`.',
    body: object({
      from: id.describe('The society that ends'),
      into: id.describe('The community that stays'),
      dry_run: z.boolean().optional().describe('Only say what would change over'),
      based_on: basedOn.describe('The `version` of the figures that were agreed to'),
      reason: auditReason.optional(),
    }),
    answer: societyMerge,
    errors: ['not_found', 'society_not_community', 'payouts_open', 'remarks_open', 'edited_meanwhile'],
  }),
  createOwnSociety: defineCall({
    method: 'POST',
    path: '/own-society',
    who: 'user',
    idempotencyKey: true,
    summary: 'Begin recommending with a society of one’s own',
    description:
      'For people of the age of consent (425 `too_young`). The name is shown to everybody who opens the link. What is agreed to is kept with the version of the terms of use.',
    body: object({
      name: societyFields.name.describe('What invited people read'),
      terms_accepted: z.literal(true).describe('The person agrees to the terms of use'),
    }),
    answer: society,
    errors: ['own_society_exists', 'too_young'],
  }),
  listSocietyAdmins: defineCall({
    method: 'GET',
    path: '/society-admins',
    who: 'admin',
    summary: 'Who leads a society besides its owner',
    query: object({ society_id: id, ...paging }),
    answer: listOf(societyPerson),
    errors: ['not_found'],
  }),
  addSocietyAdmin: defineCall({
    method: 'POST',
    path: '/society-admin',
    who: 'admin',
    summary: 'Let somebody lead a society',
    query: adminQuery,
    errors: ['not_found', 'society_admin_exists', 'society_not_community'],
  }),
  removeSocietyAdmin: defineCall({
    method: 'DELETE',
    path: '/society-admin',
    who: 'admin',
    summary: 'Somebody leads a society no more',
    query: adminQuery,
    errors: ['not_found'],
  }),
  readReferral: defineCall({
    method: 'GET',
    path: '/referral',
    who: 'public',
    extension: true,
    summary: 'Who invites, for the page a referral link opens',
    query: societyQuery,
    answer: invitingSociety,
    errors: ['not_found'],
  }),
  findReferral: defineCall({
    method: 'GET',
    path: '/referral-code',
    who: 'public',
    extension: true,
    summary: 'Who invites, by the short word on a flyer',
    description: 'Case, blanks and dashes do not matter.',
    query: object({ code: line(20).min(1) }),
    answer: invitingSociety,
    errors: ['not_found'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  leaveSociety: defineCall({
    method: 'DELETE',
    path: '/user/society',
    who: 'user',
    extension: true,
    summary: 'Leave the society you belong to',
    description:
      'What counted for it stays counted. Courses that only an access of the society granted are not shown any more. Whoever leads a society goes on leading it.',
  }),
  countReferralVisit: defineCall({
    method: 'POST',
    path: '/referral-visit',
    who: 'public',
    extension: true,
    summary: 'A referral link was opened; counted by day, nothing about the visitor is kept',
    body: object({ society_id: id }),
    errors: ['not_found'],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
}

/** Kept with the calls, for clients that show a person found for a society. */
export type SocietyPerson = z.infer<typeof societyPerson>
