import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, listOf, object, paging, search } from '../primitives.ts'
import {
  digestChoice,
  forum,
  forumPost,
  forumThread,
  forumThreadPage,
  postFields,
  threadFields,
  threadFilter,
  threadLabel,
  threadOrder,
  threadTitle,
} from './forum.schemas.ts'

const courseQuery = object({ 'course-id': id })
const threadQuery = object({ 'thread-id': id })
const postQuery = object({ 'post-id': id })
/** Topics and posts. The forum of a course is for whoever may take it, its creator and admins; 404 to all others. */
export const forumCalls = {
  listThreads: defineCall({
    method: 'GET',
    path: '/threads',
    who: 'user',
    summary: 'The topics of a course: pinned ones first, then in the order that was asked for',
    description:
      'Every word of `search` occurs in the title or in one of the posts. 403 `forum_off`: the course has no forum.',
    query: object({
      'course-id': id,
      'video-id': id.optional().describe('Only topics begun beside this lecture'),
      filter: threadFilter.optional(),
      order: threadOrder.default('active'),
      search,
      ...paging,
    }),
    answer: listOf(forumThread),
    errors: ['not_found', 'forum_off'],
  }),
  readThread: defineCall({
    method: 'GET',
    path: '/thread',
    who: 'user',
    summary: 'A topic, and what you may do with it',
    query: threadQuery,
    answer: forumThreadPage,
    errors: ['not_found', 'forum_off'],
  }),
  createThread: defineCall({
    method: 'POST',
    path: '/thread',
    who: 'user',
    idempotencyKey: true,
    summary: 'Begin a topic; you follow it from then on',
    description:
      '`referrer` is the lecture it is begun beside. Announcements are for whoever leads the course.',
    body: object({
      course_id: id,
      referrer: id.nullable().default(null),
      ...threadFields,
      label: threadLabel.default('question'),
      anonymous: postFields.anonymous.default(false),
    }),
    answer: forumThreadPage,
    errors: ['not_found', 'forum_off', 'forbidden'],
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  editThread: defineCall({
    method: 'PATCH',
    path: '/thread',
    who: 'user',
    extension: true,
    summary: 'Word a topic differently, mark its solution, pin or lock it',
    description:
      'Title and label: the author while the first post may be edited, and whoever leads the course. Solution: the author and whoever leads the course; null takes the mark away. Pinned and locked: whoever leads the course.',
    query: threadQuery,
    body: object({
      title: threadTitle,
      label: threadLabel,
      solution_post_id: id.nullable(),
      pinned: z.boolean(),
      locked: z.boolean().describe('Takes no more posts'),
    }).partial(),
    answer: forumThreadPage,
    errors: ['not_found', 'forum_off', 'forbidden', 'edit_time_over', 'thread_locked'],
  }),
  deleteThread: defineCall({
    method: 'DELETE',
    path: '/thread',
    who: 'user',
    extension: true,
    summary: 'Delete a topic with all its posts; for whoever leads the course',
    query: threadQuery,
    errors: ['not_found', 'forum_off', 'forbidden'],
  }),
  listPosts: defineCall({
    method: 'GET',
    path: '/thread-posts',
    who: 'user',
    summary: 'The posts of a topic, oldest first',
    description:
      'With `post-id` it is the page of `limit` posts that holds this one, whatever `offset` says.',
    query: object({
      'thread-id': id,
      'post-id': id.optional().describe('Answer the page that holds this post'),
      ...paging,
    }),
    answer: listOf(forumPost).extend({ offset: z.int().min(0).describe('Of the first post answered') }),
    errors: ['not_found', 'forum_off'],
  }),
  writePost: defineCall({
    method: 'PUT',
    path: '/thread-post',
    who: 'user',
    idempotencyKey: true,
    summary: 'Answer in a topic, or edit an own post',
    description:
      'Without `post_id` it is a new post, and you follow the topic from then on; `referrer` is the post it answers. With `post_id` the text of that own post is replaced: learners within 30 minutes, whoever leads the course at any time.',
    query: threadQuery,
    body: object({
      post_id: id.optional(),
      referrer: id.nullable().default(null),
      ...postFields,
      anonymous: postFields.anonymous.default(false),
    }),
    answer: forumPost,
    errors: ['not_found', 'forum_off', 'forbidden', 'thread_locked', 'edit_time_over'],
    rateLimit: { max: 40, windowSeconds: 60 },
  }),
  deletePost: defineCall({
    method: 'DELETE',
    path: '/thread-post',
    who: 'user',
    summary: 'Remove an own post, or any as whoever leads the course',
    description:
      'A placeholder stays where others have written after it; else it is gone, and with the only post its topic.',
    query: postQuery,
    answer: object({ thread_gone: z.boolean() }),
    errors: ['not_found', 'forum_off', 'forbidden'],
  }),
  changeThreadStanding: defineCall({
    method: 'PATCH',
    path: '/thread/standing',
    who: 'user',
    extension: true,
    summary: 'Follow a topic or no longer, note that you have read it',
    query: threadQuery,
    body: object({
      followed: z.boolean(),
      read_post_id: id.describe('Read up to this post'),
    }).partial(),
    errors: ['not_found', 'forum_off'],
  }),
  readForum: defineCall({
    method: 'GET',
    path: '/forum',
    who: 'user',
    extension: true,
    summary: 'What is new in the forum of a course, and what you may do there',
    query: courseQuery,
    answer: forum,
    errors: ['not_found', 'forum_off'],
  }),
  changeForumStanding: defineCall({
    method: 'PATCH',
    path: '/forum',
    who: 'user',
    extension: true,
    summary: 'Follow a course’s new topics or no longer, note that you have read everything',
    query: courseQuery,
    body: object({ followed: z.boolean(), read: z.literal(true) }).partial(),
    errors: ['not_found', 'forum_off'],
  }),
  readForumMail: defineCall({
    method: 'GET',
    path: '/forum/mail',
    who: 'user',
    extension: true,
    summary: 'How often you get mail about what you follow, in all forums',
    answer: object({ digest: digestChoice }),
  }),
  changeForumMail: defineCall({
    method: 'PATCH',
    path: '/forum/mail',
    who: 'user',
    extension: true,
    summary: 'Choose how often you get mail about what you follow',
    description:
      '`each`: within ten minutes. `daily` and `weekly` (Mondays): at five in the evening, German time.',
    body: object({ digest: digestChoice }),
    answer: object({ digest: digestChoice }),
  }),
}
