import { z } from 'zod'
import { defineCall } from '../call.ts'
import { object } from '../primitives.ts'
import { agreedLegalType, legalText } from '../texts/legal.calls.ts'

/** Legal texts that changed in a way an admin wants everybody to confirm. */
export const confirmTextCalls = {
  readTextsToConfirm: defineCall({
    method: 'GET',
    path: '/consents/due',
    who: 'user',
    summary: 'The legal texts you are asked to confirm anew',
    description: 'None, unless `confirms_texts` of the session says so.',
    answer: object({
      texts: z.array(legalText.extend({ type: agreedLegalType })).describe('As they hold today'),
      needs_parent: z.boolean().describe('Below the age of consent a parent has to allow it'),
    }),
    extension: true,
  }),
  confirmTexts: defineCall({
    method: 'POST',
    path: '/consents/due',
    who: 'user',
    summary: 'Confirm legal texts',
    description:
      'Stored with version and time. 409 `edited_meanwhile` when one of them holds in another version by now.',
    body: object({
      texts: z
        .array(object({ type: agreedLegalType, version: z.int().min(1) }))
        .min(1)
        .max(2)
        .describe('What was read'),
      parent_allows: z.boolean().optional().describe('The parent allows it; needed below the age of consent'),
    }),
    errors: ['edited_meanwhile'],
    extension: true,
  }),
}
