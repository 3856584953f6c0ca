import { z } from 'zod'
import { defineCall } from '../call.ts'
import { filmFailure } from '../media/film.ts'
import { cents, id, instant, object } from '../primitives.ts'
import { neededLegalType } from '../texts/legal.calls.ts'

const reportedCourse = object({
  course_id: id.describe('The live course; its forum holds the reports'),
  title: z.string().describe('Title of the course'),
  posts: z.int().describe('How many of its posts wait for a decision'),
  since: instant.describe('The oldest report'),
})

/** A film that cannot be shown and that a lecture still waits for. */
export const failedFilm = object({
  video_id: id.describe('The lecture that waits for its film'),
  title: z.string().describe('Title of the lecture'),
  course_id: id.describe('The draft it is in'),
  course_title: z.string().describe('Title of the course'),
  creator: z.string().describe('Whose course it is'),
  failure: filmFailure.nullable().describe('Why it cannot be shown'),
  at: instant.describe('Since when'),
})

/** Cases that wait for a decision. */
const waitingCases = object({
  count: z.int().min(0).describe('How many'),
  since: instant.nullable().describe('When the oldest came in; null for none'),
})

/** What waits for somebody in the administration and how the platform does. */
export const overview = object({
  tasks: object({
    reported_courses: z
      .array(reportedCourse)
      .describe('Courses whose forum has reports to decide on, the longest waiting first'),
    open_reports: waitingCases.describe('Reports of content to decide about'),
    open_withdrawals: waitingCases.describe('Withdrawals to decide about'),
    failed_films: z.array(failedFilm).describe('Films lectures still wait for, the newest first; 20 at most'),
    unwritten_texts: z.array(neededLegalType).describe('Legal texts nobody has written yet'),
    certifications: object({
      ends_soon: z.int().min(0).describe('Live courses whose certification ends within 90 days'),
      expired: z.int().min(0).describe('Live courses that nobody may begin any more'),
    }).describe('Certifications to renew'),
    provider_missing: z.boolean().describe('Certificates wait for who signs them'),
    societies_without_owner: z
      .int()
      .min(0)
      .describe('Societies with money that can be requested, and nobody they belong to'),
    societies_without_account: z
      .int()
      .min(0)
      .describe('Societies with money that can be requested, and an owner without an account for it'),
    unpublished_changes: z
      .int()
      .min(0)
      .describe('Live courses with changes that nobody published nor went on with for 30 days'),
    open_objections: waitingCases.describe('Objections to documents of payouts to decide about'),
    payouts_in_no_file: waitingCases
      .extend({ amount: cents.describe('What they come to') })
      .describe('Payouts that were booked and are in no file for the bank yet'),
  }).describe('What waits for somebody'),
  first_steps: object({
    logo: z.boolean().describe('A logo is set'),
    imprint: z.boolean().describe('The imprint is written'),
    insurances: z.boolean().describe('There are insurances to choose, or nobody is asked for one'),
    course: z.boolean().describe('A course is published'),
    payout_account: z.boolean().describe('The account that payouts are made from is set'),
  }).describe('What somebody who sets a platform up has done already'),
  health: object({
    mails: z.enum(['sent', 'kept']).describe('kept: no mail server is set, mails stay in the outbox'),
    mails_waiting: z.int().describe('Mails that wait for longer than ten minutes'),
    mails_failed: z.int().describe('Mails of the last 30 days that were given up'),
    films_waiting: z.int().describe('Films that are being processed or wait for it'),
    films_bytes: z.int().describe('Bytes that films take'),
    last_backup: instant
      .nullable()
      .describe('When `npm run backup` was complete the last time; null where it never was'),
  }).describe('How the platform does'),
}).meta({ id: 'Overview' })
export type Overview = z.infer<typeof overview>

export const overviewCalls = {
  readOverview: defineCall({
    method: 'GET',
    path: '/admin/overview',
    who: 'admin',
    summary: 'What waits in the administration, what is set up, and how the platform does',
    answer: overview,
    extension: true,
  }),
}
