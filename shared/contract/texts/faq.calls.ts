import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, instant, line, listOf, object, text } from '../primitives.ts'

const audience = z.enum(['everyone', 'members']).describe('Whom it is shown: everyone, or who is logged in')

/** A question with its answer. */
export const faqEntry = object({
  id,
  category: z.string().describe('Heading it stands under; empty for none'),
  question: z.string(),
  answer: z.string().describe('Markdown'),
  audience,
  published: z.boolean().describe('False while it is a draft that only admins see'),
  updated_at: instant,
}).meta({ id: 'FaqEntry' })
export type FaqEntry = z.infer<typeof faqEntry>

/** An entry that stays as it stands; only its place is said. */
const faqPlace = object({ id })

export const faqInput = object({
  id: id.optional().describe('Of an entry that is there already; without it the entry is new'),
  category: line(80).default(''),
  question: line(300).min(1),
  answer: text(20_000).min(1).describe('Markdown'),
  audience: audience.default('everyone'),
  published: z.boolean().default(true),
  based_on: basedOn.describe(
    '`updated_at` of the entry the change started from; 409 edited_meanwhile when it was changed since',
  ),
})

export const faqCalls = {
  readFaq: defineCall({
    method: 'GET',
    path: '/faq',
    who: 'public',
    summary: 'Questions and answers, in their order',
    description: 'Entries for members only when logged in; drafts only for admins who ask for them.',
    query: object({ drafts: flag.optional().describe('Admins: also what is not published') }),
    answer: listOf(faqEntry),
  }),
  changeFaq: defineCall({
    method: 'PATCH',
    path: '/faq',
    who: 'admin',
    summary: 'Save the questions and answers',
    description:
      'Takes the whole list in its order: entries with an id and a text are changed, those with nothing but an id stay as they are, those without are added, those that are missing are removed. `known` names the ids the list was made from; 409 `edited_meanwhile` when somebody else added or removed entries since.',
    body: object({
      items: z.array(z.union([faqPlace, faqInput])).max(500),
      known: z.array(id).max(500).optional(),
    }),
    answer: listOf(faqEntry),
    errors: ['edited_meanwhile', 'not_found'],
  }),
}
