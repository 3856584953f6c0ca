import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, listOf, object, paging, text } from '../primitives.ts'
import { forumAuthor } from './forum.schemas.ts'

/** Why somebody reports a post. */
export const reportReason = z.enum(['insult', 'advertising', 'private', 'dangerous', 'other'])
export type ReportReason = z.infer<typeof reportReason>

/** Whether a report was followed (the post is removed) or not. */
export const reportState = z.enum(['open', 'accepted', 'rejected'])
export type ReportState = z.infer<typeof reportState>

/** A post that was reported, once, however many people did. */
export const reportedPost = object({
  post_id: id,
  thread_id: id,
  thread_title: z.string(),
  course_id: id,
  author: forumAuthor,
  text: z.string().describe('As it was when it was first reported'),
  edited_since: z.boolean().describe('Its text is another one now'),
  state: reportState,
  reports: z
    .array(object({ reason: reportReason, note: z.string(), created_at: instant }))
    .describe('Oldest first; who reported is not told'),
  decided_at: instant.nullable(),
}).meta({ id: 'ReportedPost' })
export type ReportedPost = z.infer<typeof reportedPost>

const postQuery = object({ 'post-id': id })

/** Reports of posts, and what becomes of them: decided by whoever leads the course. */
export const moderationCalls = {
  reportPost: defineCall({
    method: 'POST',
    path: '/thread-post/report',
    who: 'user',
    extension: true,
    idempotencyKey: true,
    summary: 'Report somebody else’s post to whoever leads the course',
    description: 'Reporting it again while nobody has decided changes reason and note.',
    query: postQuery,
    body: object({ reason: reportReason, note: text(1_000).default('') }),
    errors: ['not_found', 'forum_off', 'forbidden'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  listReports: defineCall({
    method: 'GET',
    path: '/forum/reports',
    who: 'creator',
    extension: true,
    summary: 'Reported posts of a course: open ones longest waiting first, decided ones newest first',
    query: object({
      'course-id': id.describe('The live course: `live_id` of `GET /courses/dev`'),
      decided: z.stringbool().default(false).describe('Those that were decided about instead of open ones'),
      ...paging,
    }),
    answer: listOf(reportedPost),
    errors: ['not_found', 'forum_off'],
  }),
  decideReport: defineCall({
    method: 'PATCH',
    path: '/forum/reports',
    who: 'creator',
    extension: true,
    summary: 'Decide about a reported post',
    description:
      '`accepted` removes the post and tells its author by mail why; `rejected` leaves it. 409 `edited_meanwhile` when there is no open report (any more).',
    query: postQuery,
    body: object({
      decision: z.enum(['accepted', 'rejected']),
      reason: text(1_000).default('').describe('For the author; nothing is fine'),
    }),
    errors: ['not_found', 'forum_off', 'edited_meanwhile'],
  }),
}
