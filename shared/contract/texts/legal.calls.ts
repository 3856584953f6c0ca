import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, lastEdit } from '../edits.ts'
import { day, instant, line, listOf, numberInAddress, object, text } from '../primitives.ts'

/**
 * The legal pages, each under `/legal/<type>` (specification, section 2). That on accessibility is made of settings while
 * nobody has written it.
 */
export const legalType = z.enum(['imprint', 'privacy', 'terms-of-use', 'accessibility'])
export type LegalType = z.infer<typeof legalType>

/** Those that somebody has to write. */
export const neededLegalType = legalType.exclude(['accessibility'])

/** Those that people agree to. */
export const agreedLegalType = z.enum(['terms-of-use', 'privacy'])

/** A legal text in one of its versions. */
export const legalText = object({
  type: legalType,
  title: z.string(),
  content: z.string().describe('Markdown'),
  version: z.int().min(1).describe('Counts up with every change; consents name the version'),
  updated_at: instant.describe('When this version was published'),
  valid_from: day.nullable().describe('The day from which it holds; null: since it was published'),
  asks_again: z.boolean().describe('Everybody who agreed to an earlier version is asked to confirm it'),
}).meta({ id: 'LegalText' })
export type LegalText = z.infer<typeof legalText>

export const legalCalls = {
  readLegal: defineCall({
    method: 'GET',
    path: '/legal',
    who: 'public',
    summary: 'A legal text: imprint, privacy, terms of use or the accessibility statement',
    query: object({
      type: line(40).describe('imprint, privacy, terms-of-use or accessibility'),
      version: numberInAddress(1, 1_000_000)
        .optional()
        .describe('Another version; by default the newest that holds'),
    }),
    answer: legalText.extend({
      next: object({ version: z.int().min(1), valid_from: day })
        .nullable()
        .describe('A later version that holds from a day to come'),
    }),
    errors: ['not_found'],
  }),
  changeLegal: defineCall({
    method: 'PATCH',
    path: '/legal',
    who: 'admin',
    summary: 'Publish a new version of a legal text',
    description: 'Earlier versions stay readable. Without a change no version is made.',
    body: object({
      type: line(40).describe('imprint, privacy, terms-of-use or accessibility'),
      title: line(120).min(1).optional().describe('The title so far stays when it is not named'),
      content: text(200_000).min(1).describe('Markdown'),
      valid_from: day
        .nullable()
        .optional()
        .describe(
          'The day from which it holds, tomorrow at the earliest and a year ahead at most; null: at once',
        ),
      asks_again: z
        .boolean()
        .optional()
        .describe(
          'Everybody who agreed to an earlier version is asked to confirm it; privacy and terms of use only',
        ),
      based_on: basedOn.describe(
        'The newest `version`, also of one that holds later, the change started from, `0` while there was none; 409 edited_meanwhile when there is a newer one',
      ),
    }),
    answer: legalText,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  listLegalVersions: defineCall({
    method: 'GET',
    path: '/legal/versions',
    who: 'admin',
    summary: 'Every version of a legal text, the newest first',
    query: object({ type: line(40).describe('imprint, privacy, terms-of-use or accessibility') }),
    answer: listOf(legalText.extend({ edited: lastEdit })),
    errors: ['not_found'],
    extension: true,
  }),
}
