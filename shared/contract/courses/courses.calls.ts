import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, line, listOf, numberInAddress, object, paging, search } from '../primitives.ts'
import { courseFields } from './course-fields.ts'
import { courseDraft, courseDraftSummary, courseState } from './course.schemas.ts'
import { importReport } from './exchange.calls.ts'

const courseQuery = object({ 'course-id': id })

/** Details of `import_failed`: every field of the external database that cannot be used. */
export const unusableRecords = z.object({
  records: z.array(z.object({ table: z.string(), record: z.int(), field: z.string() })).min(1),
})

const unchangedDays = numberInAddress(1, 3650)
  .optional()
  .describe('Only those nobody changed for so many days')

export const courseCalls = {
  createCourse: defineCall({
    method: 'POST',
    path: '/course',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Create a course as a draft',
    body: object({ ...courseFields, title: courseFields.title.min(1) })
      .partial()
      .required({ title: true }),
    answer: courseDraft,
    errors: ['not_found'],
  }),
  editCourse: defineCall({
    method: 'PATCH',
    path: '/course',
    who: 'creator',
    summary: 'Change what a draft says about itself; send only what changes',
    query: courseQuery,
    body: object({ ...object(courseFields).partial().shape, based_on: basedOn }),
    answer: courseDraft,
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile'],
  }),
  deleteCourse: defineCall({
    method: 'DELETE',
    path: '/course',
    who: 'creator',
    summary: 'Remove a course',
    description:
      'Takes the draft or the live id. While people are in it, it is not removed: `course_in_use` with `{ running }`, how many. One that somebody has finished disappears from all lists; participations and certificates stay.',
    query: courseQuery,
    errors: ['not_found', 'course_in_use'],
  }),
  duplicateCourse: defineCall({
    method: 'PUT',
    path: '/duplicate-course',
    who: 'creator',
    idempotencyKey: true,
    summary: 'Copy a draft with all its chapters and lectures into a new draft',
    query: courseQuery,
    answer: courseDraft,
    errors: ['not_found'],
  }),
  importCourse: defineCall({
    method: 'POST',
    path: '/import-course',
    who: 'creator',
    summary: 'Bring in a course of the external database (Ninox) as a draft: all of it or nothing',
    description:
      'Where the person has the course already, its draft is brought up to date: films, quizzes, written texts and own chapters stay, and what was removed here does not come back. `details` of import_failed: `{ reason }` (not_configured, unreachable, refused, not_found, invalid_answer), or `{ reason: "unusable", records: [{ table, record, field }] }` with every field that cannot be used.',
    body: object({
      ninox_id: z
        .union([line(100).min(1), z.int().min(0)])
        .describe('The number of the record in the table of courses'),
    }),
    answer: courseDraft,
    errors: ['import_failed'],
    rateLimit: { max: 10, windowSeconds: 60 },
  }),
  inspectCourse: defineCall({
    method: 'GET',
    path: '/import-course',
    who: 'creator',
    extension: true,
    summary: 'Say what a course of the external database (Ninox) would bring, without storing anything',
    description:
      'Only what is new: `course_id` is the draft the course has become already, whose words would be renewed. `details` of import_failed as with `POST /import-course`.',
    query: object({
      ninox_id: line(100).min(1).describe('The number of the record in the table of courses'),
    }),
    answer: importReport,
    errors: ['import_failed'],
    rateLimit: { max: 10, windowSeconds: 60 },
  }),
  readDraftId: defineCall({
    method: 'GET',
    path: '/dev-id',
    who: 'creator',
    summary: 'The draft that belongs to a live course, chapter or lecture',
    description: 'Exactly one of the three ids. A draft id is answered as it is.',
    query: object({
      'course-id': id.optional().describe('A course, live or draft'),
      'chapter-id': id.optional().describe('A chapter, live or draft'),
      'video-id': id.optional().describe('A lecture, live or draft'),
    }).refine((ids) => Object.values(ids).filter(Boolean).length === 1, 'exactly one id is needed'),
    answer: object({ dev_id: id, course_dev_id: id.describe('The draft of the whole course') }),
    errors: ['not_found'],
  }),
  listDraftCourses: defineCall({
    method: 'GET',
    path: '/courses/dev',
    who: 'creator',
    summary: 'The courses one makes, last changed first; an admin gets everybody’s',
    query: object({
      search,
      state: courseState.optional().describe('Only those that stand so'),
      sort: z
        .enum(['changed', 'title', 'learners'])
        .optional()
        .describe('Last changed first (as without it), by title, or by how many people are in them now'),
      owned: flag
        .optional()
        .describe('Without those one only makes with others: what one may give accesses to, for instance'),
      unchanged_days: unchangedDays,
      ...paging,
    }),
    answer: listOf(courseDraftSummary),
  }),
  countDraftCourses: defineCall({
    method: 'GET',
    path: '/courses/dev/counts',
    who: 'creator',
    summary: 'How many of the own courses stand how; an admin gets everybody’s',
    extension: true,
    query: object({ search, unchanged_days: unchangedDays }),
    answer: object({
      draft: z.int().min(0).describe('Never published'),
      live: z.int().min(0).describe('Live, with nothing to publish'),
      live_with_changes: z.int().min(0).describe('Live, with something to publish'),
      going_live: z.int().min(0).describe('Waiting for their films to go live'),
    }),
  }),
  readDraftCourse: defineCall({
    method: 'GET',
    path: '/course/dev',
    who: 'creator',
    summary: 'A draft course',
    query: courseQuery,
    answer: courseDraft,
    errors: ['not_found'],
  }),
}
