import { z } from 'zod'
import { id, instant, object } from '../primitives.ts'
import { courseState, learnerCounts } from './course.schemas.ts'

/** One thing that keeps a course from going live (`missing`) or that would make it better (`advice`). */
export const missingThing = object({
  code: z.enum([
    'course_title',
    'no_chapters',
    'chapter_title',
    'chapter_empty',
    'video_title',
    'video_file',
    'video_uploading',
    'video_failed',
    'text_empty',
    'quiz_empty',
    'quiz_invalid',
    'course_description',
    'course_image',
    'instructor',
    'course_units',
    'unusual_units',
    'zfu_number',
    'certification_expired',
    'certification_number',
    'unusual_certification_number',
    'certification_until',
    'prevention_principle',
    'contraindications',
    'not_weekly',
    'qualification_proof',
    'qualification_proof_expired',
    'captions',
    'alt_text',
    'transcript',
    'dead_links',
  ]),
  chapter_id: id.nullable(),
  chapter_title: z.string().nullable(),
  video_id: id.nullable(),
  video_title: z.string().nullable(),
  links: z.array(z.string()).optional().describe('dead_links: the addresses, or the names of files'),
}).meta({ id: 'MissingThing' })
export type MissingThing = z.infer<typeof missingThing>

/** One difference between the draft and the live copy. */
export const courseChange = object({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  what: z.enum(['course', 'chapter', 'video']),
  id: id.describe('The draft course, chapter or lecture; also when it was removed'),
  title: z.string(),
  chapter_title: z.string().nullable().describe('Of a lecture: the chapter it is in (or was)'),
  fields: z.array(z.string()).describe('changed: the names of what differs'),
}).meta({ id: 'CourseChange' })
export type CourseChange = z.infer<typeof courseChange>

/** A video that is still being processed. */
export const waitingVideo = object({ video_id: id, title: z.string(), progress: z.number().min(0).max(1) })

/** What publishing would do. */
export const courseChanges = object({
  state: courseState,
  revision: z.int().describe('Counts the changes of the draft; `based-on` of a publish of what is told here'),
  changes: z.array(courseChange),
  missing: z.array(missingThing).describe('Publishing is refused while this is not empty'),
  advice: z.array(missingThing),
  waiting_for: z.array(waitingVideo),
  learners: learnerCounts,
}).meta({ id: 'CourseChanges' })
export type CourseChanges = z.infer<typeof courseChanges>

/** How a publish went. */
export const publishResult = object({
  state: courseState,
  live_id: id.nullable(),
  publication_number: z.int().nullable(),
  waiting_for: z.array(waitingVideo).describe('The course goes live by itself when these are done'),
}).meta({ id: 'PublishResult' })
export type PublishResult = z.infer<typeof publishResult>

/** One publish in the history of a course. */
export const publication = object({
  id,
  number: z.int(),
  published_at: instant,
  published_by: object({ id, name: z.string() }).nullable(),
  title: z.string(),
  chapters: z.int(),
  lectures: z.int(),
  current: z.boolean().describe('What learners see now'),
}).meta({ id: 'Publication' })
export type Publication = z.infer<typeof publication>

/** A draft as it stood between two publishes. */
export const draftVersion = object({
  id,
  made_at: instant.describe('When it was last changed'),
  made_by: object({ id, name: z.string() }).nullable().describe('By whom; null when the account is gone'),
  title: z.string(),
  chapters: z.int(),
  lectures: z.int(),
}).meta({ id: 'DraftVersion' })
export type DraftVersion = z.infer<typeof draftVersion>
