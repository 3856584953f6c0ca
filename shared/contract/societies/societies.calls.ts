import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flag, id, listOf, object, paging, search } from '../primitives.ts'
import {
  foundSociety,
  society,
  societyFields,
  societyName,
  societyPerson,
  societySummary,
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
    query: object({ isCommunity: flag.optional(), search, ...paging }),
    answer: listOf(societySummary),
  }),
  readSociety: defineCall({
    method: 'GET',
    path: '/society',
    who: 'society',
    summary: 'One society',
    description: 'For its owner, its admins and platform admins; 404 for everybody else.',
    query: societyQuery,
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
    query: societyQuery,
    body: object(societyFields).partial(),
    answer: society,
    errors: ['not_found', 'own_society_exists'],
  }),
  deleteSociety: defineCall({
    method: 'DELETE',
    path: '/society',
    who: 'admin',
    summary: 'Remove a society that has no people and no open payout request',
    description:
      'Its ledger stays. `details` of the 409 say what is in the way: `{ members, admins, open_requests }`.',
    query: societyQuery,
    errors: ['not_found', 'society_not_empty'],
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
    answer: societyName,
    errors: ['not_found'],
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
