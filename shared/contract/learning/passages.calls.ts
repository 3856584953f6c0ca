import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, line, listOf, object } from '../primitives.ts'

/** How many places of one lecture are answered. */
export const PASSAGES_OF_LECTURE = 3

/** A lecture in which something is said or written. */
export const lecturePassages = object({
  video_id: id,
  passages: z
    .array(
      object({
        second: z
          .number()
          .min(0)
          .nullable()
          .describe('Second of the lecture at which it is said; null for what is written'),
        text: z.string().describe('What is said or written there, some 160 characters'),
      }),
    )
    .min(1)
    .max(PASSAGES_OF_LECTURE)
    .describe('The first places, in their order'),
  passages_total: z.int().min(1).describe('How many places there are in this lecture'),
}).meta({ id: 'LecturePassages' })
export type LecturePassages = z.infer<typeof lecturePassages>

/** Searching in what a course says and writes (decision 0870). */
export const passageCalls = {
  listPassages: defineCall({
    method: 'GET',
    path: '/course/passages',
    who: 'user',
    extension: true,
    summary: 'Where in a course something is said or written',
    description:
      'Searches captions and texts of the lectures that are open, in their order; questions of quizzes are left out. Before the participation has begun nothing is found, as nothing of the course is shown yet.',
    query: object({
      'course-id': id,
      search: line(200).min(1).describe('Words that must all occur; case and accents are ignored'),
    }),
    answer: listOf(lecturePassages),
    errors: ['not_found', 'start_not_confirmed'],
  }),
}
