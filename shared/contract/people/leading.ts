import { z } from 'zod'
import { cents, id, numberInAddress, object } from '../primitives.ts'

/** A society somebody leads, with what hangs on them. */
export const leadingSociety = object({
  id,
  name: z.string(),
  is_community: z
    .boolean()
    .describe('A community stays without its head; an own society ends with its owner'),
  members: z.int().min(0),
  available: cents.describe('Euro cents that could still be requested'),
  requested: cents.describe('Euro cents of open requests; they are refused'),
}).meta({ id: 'LeadingSociety' })
export type LeadingSociety = z.infer<typeof leadingSociety>

/** What deleting an account does to everything that hangs on it, in numbers. */
export const deletionReport = object({
  version: z.string().describe('Changes with the numbers; send it back as based-on'),
  goes: object({
    participations: z.int().min(0).describe('With all progress and answers'),
    certificates: z.int().min(0).describe('Their number stays checkable, what they say goes'),
    posts: z.int().min(0).describe('In forums'),
    questions: z.int().min(0).describe('To course leaders'),
  }).describe('Gone for good'),
  stays: object({
    finishes: z.int().min(0).describe('That were counted for a society'),
    payouts: z.int().min(0).describe('That were booked'),
  }).describe('In the books, without the person'),
  passes: object({
    courses: z.int().min(0),
    accesses: z.int().min(0),
    films: z.int().min(0).describe('That they uploaded'),
    to: object({ id, name: z.string() }).describe('Who takes them over'),
  }).describe('What others still need of theirs'),
  lapses: object({
    societies: z.array(leadingSociety),
    payouts: z.int().min(0).describe('Open requests; they are refused'),
  }).describe('What ends without its head'),
}).meta({ id: 'DeletionReport' })
export type DeletionReport = z.infer<typeof deletionReport>

const lapseWords = 'How much may lapse, as it was read; another sum by then is 409 `balance_lapses`'

/** Says how much may lapse, in euro cents: nobody agrees to what they did not see. */
export const lapseCents = cents.optional().describe(lapseWords)

/** The same in an address. */
export const lapseCentsInAddress = numberInAddress(0, 1_000_000_000).optional().describe(lapseWords)

/** Says that what the account leads may lapse. */
export const letLapse = z.boolean().optional().describe('What one leads may lapse; see `leads_society`')
