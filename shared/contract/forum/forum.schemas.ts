import { z } from 'zod'
import { cleanLine, cleanText, isReadable } from '../../domain/index.ts'
import { id, instant, line, object, text } from '../primitives.ts'

/** What a topic is; announcements are for whoever leads the course. */
export const threadLabel = z
  .enum(['question', 'experience', 'announcement'])
  .describe('What kind of topic it is')
export type ThreadLabel = z.infer<typeof threadLabel>

/** Which topics of a forum a list shows. */
export const threadFilter = z.enum(['unread', 'followed', 'own', 'unsolved'])
export type ThreadFilter = z.infer<typeof threadFilter>

/** In which order a forum lists its topics; pinned ones stand above the others in each. */
export const threadOrder = z
  .enum(['active', 'newest', 'unanswered'])
  .describe('By the newest post, by when they were begun, or those without an answer first, newest first')
export type ThreadOrder = z.infer<typeof threadOrder>

/** Who removed a post. */
export const postDeleter = z.enum(['author', 'moderator'])
export type PostDeleter = z.infer<typeof postDeleter>

/** Characters of a title and of a post, at most. */
export const THREAD_TITLE_MAX = 120
export const POST_TEXT_MAX = 5_000

/** A title as somebody typed it. Text, never markup; invisible marks are taken out. */
export const threadTitle = line(THREAD_TITLE_MAX)
  .overwrite(cleanLine)
  .refine(isReadable, 'required')
  .describe('Text, not markup; not empty')

/** A post as somebody typed it. Text of several lines, never markup; invisible marks are taken out. */
export const postText = text(POST_TEXT_MAX)
  .overwrite(cleanText)
  .refine(isReadable, 'required')
  .describe('Text of several lines, not markup and not empty; web addresses in it become links')

/** What somebody says in a post. */
export const postFields = {
  text: postText,
  anonymous: z
    .boolean()
    .describe('Without a name, for other learners and for whoever leads the course; not for teachers'),
}
export type PostFields = z.infer<z.ZodObject<typeof postFields>>

/** What somebody says to begin a topic. */
export const threadFields = { label: threadLabel, title: threadTitle, ...postFields }
export type ThreadFields = z.infer<z.ZodObject<typeof threadFields>>

/** Who wrote something, as others see them. */
export const forumAuthor = object({
  kind: z
    .enum(['member', 'teacher', 'team', 'anonymous', 'gone'])
    .describe('`teacher` leads the course, `team` runs the platform, `gone` has no account any more'),
  name: z
    .string()
    .describe(
      'First name and first letter of the last; the whole name of a teacher; empty for `anonymous` and `gone`',
    ),
  image_id: id.nullable().describe('Portrait of a teacher or the team; members show none'),
  own: z.boolean().describe('Whether that is you'),
}).meta({ id: 'ForumAuthor' })
export type ForumAuthor = z.infer<typeof forumAuthor>

/** A topic in a list. */
export const forumThread = object({
  id,
  course_id: id,
  referrer: object({ video_id: id, title: z.string() })
    .nullable()
    .describe('The lecture it was begun beside, while the course has it'),
  label: threadLabel,
  title: z.string().describe('Empty once the post that began it was removed'),
  excerpt: z.string().describe('Beginning of the first post'),
  author: forumAuthor,
  created_at: instant,
  last_post_at: instant,
  replies: z.int().min(0).describe('Answers, without removed ones'),
  unread: z.int().min(0).describe('Posts of others since you last read it'),
  pinned: z.boolean().describe('Stands above the others'),
  locked: z.boolean().describe('Takes no more answers'),
  solution_post_id: id.nullable().describe('The answer that solved it'),
  followed: z.boolean().describe('Whether you get mail about new answers'),
}).meta({ id: 'ForumThread' })
export type ForumThread = z.infer<typeof forumThread>

/** A topic on its own page. */
export const forumThreadPage = object({
  ...forumThread.shape,
  course_title: z.string(),
  first_unread_post_id: id.nullable(),
  can: object({
    reply: z.boolean(),
    edit: z.boolean().describe('Word the title, choose the label'),
    solve: z.boolean().describe('Mark an answer as the solution'),
    moderate: z.boolean().describe('Pin, lock, delete the topic, remove any post'),
  }),
}).meta({ id: 'ForumThreadPage' })
export type ForumThreadPage = z.infer<typeof forumThreadPage>

/** A post of a topic. */
export const forumPost = object({
  id,
  thread_id: id,
  referrer: object({ post_id: id, author: forumAuthor, excerpt: z.string() })
    .nullable()
    .describe('The post it answers'),
  opening: z.boolean().describe('The one that began the topic'),
  author: forumAuthor,
  text: z.string().describe('Text, not markup; empty once removed'),
  created_at: instant,
  edited_at: instant.nullable(),
  deleted: postDeleter.nullable().describe('By whom it was removed; a placeholder then'),
  solution: z.boolean(),
  unread: z.boolean(),
  reported: z.boolean().describe('You have reported it, and nobody has decided yet'),
  can: object({
    edit: z.boolean(),
    edit_until: instant.nullable().describe('Until when, where there is an end'),
    delete: z.boolean(),
    report: z.boolean(),
  }),
}).meta({ id: 'ForumPost' })
export type ForumPost = z.infer<typeof forumPost>

/** How somebody stands towards a course's forum. */
export const forum = object({
  course_id: id,
  course_title: z.string(),
  unread: z.int().min(0).describe('Topics with something new'),
  followed: z.boolean().describe('Whether you get mail about new topics'),
  open_reports: z
    .int()
    .min(0)
    .nullable()
    .describe('Posts to decide about; null for whoever does not lead the course'),
  can: object({ moderate: z.boolean() }),
}).meta({ id: 'Forum' })
export type Forum = z.infer<typeof forum>

/** How often somebody wants mail about what they follow. */
export const digestChoice = z.enum(['each', 'daily', 'weekly', 'off'])
export type DigestChoice = z.infer<typeof digestChoice>
