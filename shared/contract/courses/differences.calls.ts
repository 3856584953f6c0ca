import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, object } from '../primitives.ts'
import { courseDraft } from './course.schemas.ts'

const place = z.int().min(0).nullable()

/** One difference between two versions of a course. */
export const courseDifference = object({
  kind: z.enum(['added', 'changed', 'removed', 'moved']),
  what: z.enum(['course', 'chapter', 'video']),
  id: id.describe('The draft course, chapter or lecture'),
  title: z.string(),
  chapter_title: z.string().nullable().describe('Of a lecture: the chapter it is in, or was'),
  path: z
    .array(z.string())
    .describe('The field, through the rows of a quiz by their ids; empty: the part as a whole'),
  rows: z
    .array(
      object({
        list: z.string().describe('The list it stands in, a field of the path'),
        number: z.int().min(1).describe('The how manyth in it'),
        text: z.string().describe('How its words begin'),
      }),
    )
    .describe('The questions, answers and other rows the path leads through'),
  before: z
    .unknown()
    .describe(
      'What stood there; null: nothing. Of a lecture in another chapter: the title of the former one',
    ),
  after: z
    .unknown()
    .describe('What stands there now; null: nothing. Of a lecture in another chapter: its title'),
  from: place.describe('Place a row, a chapter or a lecture was moved from, among its neighbours'),
  to: place.describe('Place it was moved to'),
}).meta({ id: 'CourseDifference' })
export type CourseDifferenceAnswer = z.infer<typeof courseDifference>

const versions = {
  from: id
    .optional()
    .describe('Of `GET /course/publications` or `GET /course/draft-versions`; without it the live copy'),
  to: id.optional().describe('As `from`; without it the draft'),
}

/** What is different between versions of a course, value by value, and taking one change back. */
export const differenceCalls = {
  readCourseDifferences: defineCall({
    method: 'GET',
    path: '/course/differences',
    who: 'creator',
    extension: true,
    summary:
      'What is different between two versions of a course: what stood there, and what stands there now',
    query: object({ 'course-id': id, ...versions }),
    answer: object({
      differences: z
        .array(courseDifference)
        .describe('In the order of the later version; what went comes last'),
    }),
    errors: ['not_found'],
  }),
  discardCourseChange: defineCall({
    method: 'POST',
    path: '/course/discard-change',
    who: 'creator',
    extension: true,
    summary: 'Take one change of a draft back; everything else in it stays',
    query: object({ 'course-id': id, from: versions.from }),
    body: object({
      kind: courseDifference.shape.kind,
      what: courseDifference.shape.what,
      id,
      path: z.array(z.string().max(200)).max(12).describe('As the difference says it; empty: the whole part'),
    }),
    answer: courseDraft,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
}
