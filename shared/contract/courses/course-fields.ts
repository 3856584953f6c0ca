import { z } from 'zod'
import { preventionPrincipleNames } from '../../domain/courses/prevention.ts'
import { keysOf } from '../../domain/records.ts'
import { cents, day, id, line, text } from '../primitives.ts'

/** How lectures open up: all at once, one after the other, or one chapter every so many days (specification, Lectures). */
export const unlockMode = z.enum(['all', 'in_order', 'timed'])
export type UnlockMode = z.infer<typeof unlockMode>

/** How many per cent of the units somebody has to take part in for the certificate (specification, Courses). */
export const participationRule = z.literal([80, 90, 100])
export type ParticipationRule = z.infer<typeof participationRule>

/**
 * What a creator sets about a course. This is the definition of its fields: drafts, snapshots, publishing and its
 * differences, copies, answers and the editor's form take them from here (CONTRIBUTING, a field of a course).
 */
export const courseFields = {
  title: line(200),
  description: text(10_000),
  outcomes: z.array(line(300)).max(12).describe('What one learns, a line each'),
  image_id: id.nullable(),
  price_cents: cents.min(0).max(10_000_000),
  minors_only: z.boolean().describe('Only people under 18 see it'),
  ninox_id: line(100).nullable().describe('The course in Ninox, where it was imported from'),
  time_alternative_text: line(200).describe('Shown instead of the computed duration when not empty'),
  units_offered: z.int().min(1).max(200).nullable().describe('How many units (Kurseinheiten) it counts as'),
  unit_minutes: z.int().min(1).max(600).nullable().describe('How many minutes one of them takes'),
  prevention_principle: z
    .enum(preventionPrincipleNames)
    .nullable()
    .describe('What it is certified for; the field of prevention follows from it'),
  certification_number: line(40).nullable().describe('Its number at the ZPP, KU-…; null while it has none'),
  certified_until: day.nullable().describe('The last day on which somebody may begin it as certified'),
  zfu_number: line(40).nullable().describe('Its approval as distance learning (FernUSG)'),
  held_in_person: z.boolean().describe('The provider states that the leader holds it in person'),
  required_participation: participationRule.describe('Per cent of the units for the certificate'),
  contraindications: z
    .array(line(300))
    .max(30)
    .describe('When one must not take part, a line each; learners confirm that none applies'),
  instructor_name: line(200),
  instructor_qualification: line(300),
  instructor_image_id: id.nullable().describe('Portrait of who leads it; null for none'),
  unlock_mode: unlockMode,
  unlock_days: z.int().min(1).max(90).describe('timed: days from the begin of a chapter to the next chapter'),
  forum_enabled: z.boolean().describe('The course has a forum'),
  questions_enabled: z.boolean().describe('Learners can ask whoever leads the course'),
  answer_days: z.int().min(1).max(14).describe('Within how many working days a question is answered'),
}

export type CourseFields = {
  [Name in keyof typeof courseFields]: z.infer<(typeof courseFields)[Name]>
}
export type CourseField = keyof CourseFields

/** The name of each field, as the column and in the API. */
export const courseFieldNames: readonly CourseField[] = keysOf(courseFields)

/** A course as it begins: nothing is said, every lecture is open at once. The database has the same defaults. */
export const newCourse: CourseFields = {
  title: '',
  description: '',
  outcomes: [],
  image_id: null,
  price_cents: 0,
  minors_only: false,
  ninox_id: null,
  time_alternative_text: '',
  units_offered: null,
  unit_minutes: null,
  prevention_principle: null,
  certification_number: null,
  certified_until: null,
  zfu_number: null,
  held_in_person: false,
  required_participation: 100,
  contraindications: [],
  instructor_name: '',
  instructor_qualification: '',
  instructor_image_id: null,
  unlock_mode: 'all',
  unlock_days: 7,
  forum_enabled: true,
  questions_enabled: true,
  answer_days: 2,
}

/** What learners see of a course in a list. */
export const cardFields = [
  'title',
  'image_id',
  'instructor_name',
  'time_alternative_text',
  'units_offered',
  'unit_minutes',
  'minors_only',
  'certified_until',
] as const satisfies readonly CourseField[]

/** What learners see of it on its page. */
export const pageFields = [
  ...cardFields,
  'description',
  'outcomes',
  'instructor_qualification',
  'instructor_image_id',
  'price_cents',
  'prevention_principle',
  'required_participation',
  'contraindications',
  'unlock_mode',
  'unlock_days',
  'forum_enabled',
  'questions_enabled',
  'answer_days',
] as const satisfies readonly CourseField[]

/** What everybody sees of it on the page of an access. */
export const publicFields = [
  ...cardFields,
  'description',
  'outcomes',
  'instructor_qualification',
  'instructor_image_id',
  'price_cents',
  'prevention_principle',
  'zfu_number',
] as const satisfies readonly CourseField[]
