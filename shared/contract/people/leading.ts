import { z } from 'zod'
import { cents, id, object } from '../primitives.ts'

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

/** Says that what the account leads may lapse. */
export const letLapse = z.boolean().optional().describe('What one leads may lapse; see `leads_society`')
