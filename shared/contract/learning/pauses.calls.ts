import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, id, object } from '../primitives.ts'

/** Whether and how long somebody may pause a course, and when its chapters open. */
export const coursePause = object({
  paused_until: day.nullable().describe('The last day of the pause that runs; null for none'),
  pauses_left: z.int().min(0).describe('How many pauses are left in this participation'),
  days_left: z.int().min(0).describe('How many days of pause are left in this participation'),
  latest: day
    .nullable()
    .describe('The last day that a pause from today on may have; null while none can begin'),
  openings: z
    .array(
      object({
        chapter_id: id,
        position: z.int().min(0),
        title: z.string(),
        opens_on: day,
        expected: z
          .boolean()
          .describe(
            'Known only once the chapter before is begun; this is the day if that is on its first day',
          ),
      }),
    )
    .describe('The chapters that open after today, with the pause that was asked about'),
}).meta({ id: 'CoursePause' })
export type CoursePause = z.infer<typeof coursePause>

const courseQuery = object({ 'course-id': id })
const until = day.describe('The last day of the pause')

/** Pausing a timed course: what is not open yet moves on by the length of the pause (decision 0450). */
export const pauseCalls = {
  readCoursePause: defineCall({
    method: 'GET',
    path: '/course-pause',
    who: 'user',
    extension: true,
    summary: 'Whether a course can be paused, and when its chapters would open',
    query: courseQuery.extend({ until: until.optional() }),
    answer: coursePause,
    errors: ['not_found', 'pause_not_possible', 'pause_day_not_possible'],
  }),
  pauseCourse: defineCall({
    method: 'POST',
    path: '/course-pause',
    who: 'user',
    extension: true,
    idempotencyKey: true,
    summary: 'Pause a timed course from today on',
    description:
      'What is open stays open; chapters that are not open yet move on by the length of the pause, and no reminders are sent meanwhile. No reason is asked for.',
    body: object({ course_id: id, until }),
    answer: coursePause,
    errors: ['not_found', 'pause_not_possible', 'pause_day_not_possible'],
  }),
  endCoursePause: defineCall({
    method: 'DELETE',
    path: '/course-pause',
    who: 'user',
    extension: true,
    summary: 'End a pause today; the days that are left of it are given back',
    description:
      'Without a pause that runs, nothing happens. One that is ended on its first day does not count.',
    query: courseQuery,
    answer: coursePause,
    errors: ['not_found'],
  }),
}
