import { z } from 'zod'
import { editable } from '../edits.ts'
import { cents, id, instant, object } from '../primitives.ts'
import { courseFields } from './course-fields.ts'

/** Where a draft stands against its live copy. */
export const courseState = z.enum(['draft', 'live', 'live_with_changes', 'going_live']).meta({
  id: 'CourseState',
  description:
    'draft: never published; live: published as it is; live_with_changes: edited since; going_live: waiting for its videos',
})
export type CourseState = z.infer<typeof courseState>

/** How many people are taking a course at the moment, and how many have finished it. */
export const learnerCounts = object({ running: z.int().min(0), finished: z.int().min(0) })

const person = object({ id, name: z.string() })

/** A course in the creator's list. */
export const courseDraftSummary = object({
  id: id.describe('The draft'),
  live_id: id.nullable(),
  title: z.string(),
  image_id: id.nullable(),
  state: courseState,
  minors_only: z.boolean(),
  price_cents: cents,
  certified_until: courseFields.certified_until.describe(
    'The last day on which somebody may begin it: of the live copy, of the draft while there is none',
  ),
  chapters: z.int().min(0),
  lectures: z.int().min(0),
  videos_processing: z.int().min(0).describe('Films being uploaded or processed'),
  films_failed: object({
    count: z.int().min(1).describe('How many lectures'),
    video_id: id.describe('The lecture of the newest of them'),
  })
    .nullable()
    .describe('Lectures that have no film because it did not work; null where there is none'),
  learners: learnerCounts,
  owner: person,
  created_at: instant,
  updated_at: instant,
  published_at: instant.nullable(),
  changed_by: person.nullable().describe('Who changed anything in it last; null where it is not known'),
  can: object({ publish: z.boolean() }),
}).meta({ id: 'CourseDraftSummary' })
export type CourseDraftSummary = z.infer<typeof courseDraftSummary>

/** A course in the editor. */
export const courseDraft = object({
  id: id.describe('The draft'),
  live_id: id.nullable(),
  ...courseFields,
  state: courseState,
  going_live_since: instant.nullable(),
  published_at: instant.nullable(),
  publication_number: z.int().nullable().describe('Of the newest publish'),
  revision: z.int().describe('Raised by every change of the course, its chapters or lectures'),
  learners: learnerCounts,
  owner: person,
  created_at: instant,
  updated_at: instant,
  changed_by: person.nullable().describe('Who changed anything in it last; null where it is not known'),
  // of its own fields; chapters and lectures have their own
  ...editable,
  can: object({
    publish: z.boolean().describe('There is something to publish and it is not going live already'),
  }),
}).meta({ id: 'CourseDraft' })
export type CourseDraft = z.infer<typeof courseDraft>
