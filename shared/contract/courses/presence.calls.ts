import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, object } from '../primitives.ts'

const seat = id.describe('The open tab, named by itself')

/** Who else works at a course right now. */
export const presenceCalls = {
  noteEditing: defineCall({
    method: 'PUT',
    path: '/course/editing',
    who: 'creator',
    extension: true,
    summary: 'Say which part of a draft is open in a tab, and learn who else is in the course',
    description:
      'Said every 20 seconds as long as it is open; after 60 seconds without it, nobody sits there any more. A hint, no lock.',
    query: object({ 'course-id': id.describe('The draft') }),
    body: object({
      seat,
      part_id: id.describe('The chapter or lecture; the course for what is said of it as a whole'),
    }),
    answer: object({
      others: z
        .array(
          object({
            user: object({ id, name: z.string() }),
            part_id: id,
            since: instant.describe('When they opened it'),
          }),
        )
        .describe('Each other person once a part, who came first first'),
    }),
    errors: ['not_found'],
  }),
  endEditing: defineCall({
    method: 'DELETE',
    path: '/course/editing',
    who: 'creator',
    extension: true,
    summary: 'Say that a tab was left',
    description: 'One that is gone already is answered alike.',
    query: object({ seat }),
    errors: [],
  }),
}
