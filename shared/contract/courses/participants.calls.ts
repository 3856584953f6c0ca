import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flag, id, instant, listOf, object, paging, search } from '../primitives.ts'

/** Somebody who takes a course, as far as its author may see. */
const courseParticipant = object({
  user_id: id,
  name: z.string(),
  state: z.enum(['running', 'finished']),
  started_at: instant,
  finished_at: instant.nullable(),
  lectures_done: z.int().min(0).describe('Of the lectures learners have now'),
  lectures_total: z.int().min(0),
  active_at: instant.describe('When they learned something of it last'),
}).meta({ id: 'CourseParticipant' })
export type CourseParticipant = z.infer<typeof courseParticipant>

/** Who takes a course. */
export const participantCalls = {
  listParticipants: defineCall({
    method: 'GET',
    path: '/course/participants',
    who: 'creator',
    extension: true,
    summary: 'Who takes a course and how far they are, each with the latest participation',
    description:
      'Names and standing only: no address, no answers, nothing of health or insurance. By name, or as asked.',
    query: object({
      'course-id': id.describe('The draft'),
      search,
      state: z.enum(['running', 'finished']).optional().describe('Only those who are this far'),
      sort: z.enum(['name', 'started_at']).optional().describe('What it is ordered by; the name without'),
      descending: flag.optional().describe('The other way round'),
      ...paging,
    }),
    answer: listOf(courseParticipant),
    errors: ['not_found'],
  }),
}
