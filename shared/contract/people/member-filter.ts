import { z } from 'zod'
import { day, id, numberInAddress, search } from '../primitives.ts'

/** What the list of members is narrowed to; what is done to everybody it finds takes the same. */
export const memberFilter = {
  search,
  role: z
    .enum(['team', 'admin', 'course_creator', 'group_leader', 'salesman'])
    .optional()
    .describe('Only people with this role; `team`: admins and course creators'),
  society_id: id.optional().describe('Only members of this society'),
  course_id: id
    .optional()
    .describe('Only people who began this course, by the id of its draft or of what is live'),
  progress: z
    .enum(['learning', 'finished'])
    .optional()
    .describe('Only people with a course they are in, or have finished; of `course_id` where that is given'),
  inactive_days: numberInAddress(1, 3650)
    .optional()
    .describe('Only people who were not here for so many days; who never was counts from the registration'),
  age: z.enum(['minor', 'adult']).optional().describe('Only people under the age of consent, or from it on'),
  from: day.optional().describe('Only people registered on this day or later'),
  to: day.optional().describe('Only people registered on this day or before'),
  state: z
    .enum(['active', 'must_change_password', 'never_logged_in'])
    .optional()
    .describe('Only people who were here and have a password, must set a new one, or were never here'),
}

/** The filter without what is not said, as code passes it on. */
export type MemberFilter = { [K in keyof typeof memberFilter]?: z.output<(typeof memberFilter)[K]> }

/** What the members are sorted by. */
export const memberSort = z.enum(['name', 'registered', 'seen', 'courses'])
export type MemberSort = z.infer<typeof memberSort>
