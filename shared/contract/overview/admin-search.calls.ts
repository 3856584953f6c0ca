import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, line, object } from '../primitives.ts'

/** What can be found in the administration. */
export const adminSearchKind = z.enum([
  'members',
  'certificates',
  'societies',
  'courses',
  'accesses',
  'payouts',
  'insurances',
  'faq',
  'templates',
])
export type AdminSearchKind = z.infer<typeof adminSearchKind>

const found = object({
  id: z.string().describe('What it is known by on its page: an id, or the key of a template'),
  title: z.string().describe('Its name, title or question'),
  note: z.string().describe('What tells it from another of that name: a town, a creator; empty for nothing'),
  amount: cents.nullable().describe('Of a payout; null for anything else'),
})

/** Everything of the administration, searched at once. */
export const adminSearchCalls = {
  searchAdmin: defineCall({
    method: 'GET',
    path: '/admin/search',
    who: 'admin',
    extension: true,
    summary: 'Search everything admins look after, five of each kind',
    description:
      'Every word must occur; case and accents do not matter. A kind without a hit is left out; `total` says how many there are in all, 100 at most.',
    query: object({ q: line(200).min(1).describe('Words to search for') }),
    answer: object({
      groups: z
        .array(
          object({
            kind: adminSearchKind.describe('What kind of thing'),
            total: z.int().min(1).describe('How many there are; 100 for that many and more'),
            items: z.array(found).describe('The first five'),
          }),
        )
        .describe('The kinds of which something was found'),
    }),
  }),
}
