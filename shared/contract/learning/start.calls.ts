import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, instant, listOf, object, paging } from '../primitives.ts'

/** What is confirmed before a course: that no contraindication applies; that it begins within the withdrawal period. */
export const startKind = z.enum(['contraindications', 'early_start'])
export type StartKind = z.infer<typeof startKind>

const version = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('Which text it is: the SHA-256 of its lines')

const agreed = z.boolean().refine((yes) => yes, 'consent_missing')

/** The two statements of whoever begins within the withdrawal period, each agreed to on its own. */
export const earlyStartConsent = object({
  begin: agreed.describe('The course is to begin before the withdrawal period ends'),
  lose_right: agreed.describe('The right to withdraw ends once the contract is fulfilled'),
})

/** What stands before the first lecture of a course. */
export const courseStart = object({
  course_id: id,
  course_title: z.string(),
  instructor_name: z.string(),
  open: z.array(startKind).describe('What is to be confirmed before a lecture opens; empty for nothing'),
  contraindications: object({
    lines: z.array(z.string()).describe('When one must not take part, a line each'),
    added: z.array(z.string()).describe('Those that were not there when it was confirmed last'),
    version,
    confirmed_at: instant.nullable().describe('When it was confirmed last, in the current participation'),
  })
    .nullable()
    .describe('null where the course has none'),
  early_start: object({
    lines: z.array(z.string()).describe('The two statements, each agreed to on its own'),
    version,
    confirmed_at: instant.nullable().describe('When both were agreed to under this contract'),
    begins_on: day.describe('From which day on the course opens without them'),
  })
    .nullable()
    .describe('null where no contract was concluded here, and once its withdrawal period is over'),
}).meta({ id: 'CourseStart' })
export type CourseStart = z.infer<typeof courseStart>

/** That somebody confirmed something before a course; not what, as far as it is about health. */
export const startConfirmation = object({
  course_id: id,
  course_title: z.string(),
  number: z.int().min(1).describe('Of which participation: 1 for the first time, 2 for the redo …'),
  kind: startKind,
  version,
  confirmed_at: instant,
}).meta({ id: 'StartConfirmation' })
export type StartConfirmation = z.infer<typeof startConfirmation>

/** What learners confirm before the first lecture of a course (health courses; BGB, section 356, paragraphs 4 and 5). */
export const startCalls = {
  readCourseStart: defineCall({
    method: 'GET',
    path: '/course-start',
    who: 'user',
    extension: true,
    summary: 'What stands before the first lecture of a course',
    query: object({ 'course-id': id }),
    answer: courseStart,
    errors: ['not_found'],
  }),
  confirmCourseStart: defineCall({
    method: 'POST',
    path: '/course-start',
    who: 'user',
    extension: true,
    summary: 'Confirm what stands before the first lecture',
    description:
      'Stores that it was confirmed, the version of the text and the time. Whoever cannot confirm sends nothing, and nothing is stored. Both statements of `early_start` are agreed to on their own; the confirmation of that comes by mail. 409 `start_text_changed` when the text is another one by now.',
    body: object({
      course_id: id,
      contraindications: object({ version }).optional().describe('None of its lines applies'),
      early_start: earlyStartConsent.extend({ version }).optional().describe('Both statements are agreed to'),
    }),
    answer: courseStart,
    errors: ['not_found', 'start_text_changed'],
  }),
  listStartConfirmations: defineCall({
    method: 'GET',
    path: '/start-confirmations',
    who: 'admin',
    extension: true,
    summary: 'That somebody confirmed what stands before their courses, newest first; no health data',
    query: object({ 'user-id': id, ...paging }),
    answer: listOf(startConfirmation),
  }),
}
