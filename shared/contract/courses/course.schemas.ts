import { z } from 'zod'
import { cents, id, instant, line, object, text } from '../primitives.ts'

/** How lectures open up: all at once, one after the other, or one chapter every so many days (specification, Lectures). */
export const unlockMode = z.enum(['all', 'in_order', 'timed'])
export type UnlockMode = z.infer<typeof unlockMode>

/** Where a draft stands against its live copy. */
export const courseState = z.enum(['draft', 'live', 'live_with_changes', 'going_live']).meta({
  id: 'CourseState',
  description:
    'draft: never published; live: published as it is; live_with_changes: edited since; going_live: waiting for its videos',
})
export type CourseState = z.infer<typeof courseState>

/** What a creator sets about a course. */
export const courseFields = {
  title: line(200),
  description: text(10_000),
  outcomes: z.array(line(300)).max(12).describe('What one learns, a line each'),
  image_id: id.nullable(),
  price_cents: cents.min(0).max(10_000_000),
  minors_only: z.boolean().describe('Only people under 18 see it'),
  ninox_id: line(100).nullable().describe('The course in Ninox, where it was imported from'),
  time_alternative_text: line(200).describe('Shown instead of the computed duration when not empty'),
  instructor_name: line(200),
  instructor_qualification: line(300),
  unlock_mode: unlockMode,
  unlock_days: z.int().min(1).max(90).describe('timed: days from the begin of a chapter to the next chapter'),
  forum_enabled: z.boolean(),
}

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
  chapters: z.int().min(0),
  lectures: z.int().min(0),
  videos_processing: z.int().min(0).describe('Films being uploaded or processed'),
  learners: learnerCounts,
  owner: person,
  created_at: instant,
  updated_at: instant,
  published_at: instant.nullable(),
  can: object({ publish: z.boolean() }),
}).meta({ id: 'CourseDraftSummary' })
export type CourseDraftSummary = z.infer<typeof courseDraftSummary>

/** A course in the editor. */
export const courseDraft = object({
  id: id.describe('The draft'),
  live_id: id.nullable(),
  ...courseFields,
  // what is stored may be empty
  title: z.string(),
  state: courseState,
  going_live_since: instant.nullable(),
  published_at: instant.nullable(),
  publication_number: z.int().nullable().describe('Of the newest publish'),
  revision: z.int().describe('Raised by every change of the course, its chapters or lectures'),
  learners: learnerCounts,
  owner: person,
  created_at: instant,
  updated_at: instant,
  can: object({
    publish: z.boolean().describe('There is something to publish and it is not going live already'),
  }),
}).meta({ id: 'CourseDraft' })
export type CourseDraft = z.infer<typeof courseDraft>
