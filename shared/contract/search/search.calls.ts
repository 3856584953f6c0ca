import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, listOf, object, paging, search } from '../primitives.ts'

/** A course that was found: by who may take it, and by who may edit it. */
export const foundCourse = object({
  id: id.nullable().describe('The live course; null when it was never published'),
  dev_id: id.nullable().describe('The draft, for those who may edit it'),
  title: z.string(),
  image_id: id.nullable(),
}).meta({ id: 'FoundCourse' })
export type FoundCourse = z.infer<typeof foundCourse>

export const searchCalls = {
  searchCourses: defineCall({
    method: 'GET',
    path: '/search-courses',
    who: 'user',
    summary: 'Courses one may take or edit, found by their words',
    query: object({ search, ...paging }),
    answer: listOf(foundCourse),
  }),
}
