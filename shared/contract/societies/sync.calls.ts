import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'

export const syncCalls = {
  syncSocieties: defineCall({
    method: 'POST',
    path: '/sync-societies',
    who: 'admin',
    summary: 'Bring in the communities of the external database (Ninox): all or none',
    description:
      'Creates new ones and renames changed ones; removes none. `details` name why Ninox could not be read (`{ reason }` of sync_failed) or each unusable record (`[{ record, field }]`); 502 when records lack a usable name.',
    answer: object({
      created: z.int().min(0),
      changed: z.int().min(0),
      unchanged: z.int().min(0),
    }),
    errors: ['sync_failed', 'society_id_not_a_number', 'bad_gateway'],
    rateLimit: { max: 10, windowSeconds: 60 },
  }),
}
