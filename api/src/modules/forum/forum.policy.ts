import { sql, type SqlBool } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { grantedTo, leadsCourse } from '../learning/granted-courses.ts'

/** The forum of a live course somebody may see. */
export type OpenForum = {
  course_id: string
  course_title: string
  owner_id: string
  /** Whether the person leads it: the course's creator, and admins. */
  leads: boolean
}

/** The live courses whose forum is for the actor: granted ones, own ones, all for admins. */
const visibleCourses = (context: ActorContext) => {
  const { db, actor } = context
  const leading = leadsCourse(actor)
  return db
    .selectFrom('courses as course')
    .where('course.dev_id', 'is not', null)
    .where('course.retired_at', 'is', null)
    .where(sql<SqlBool>`(${leading} or ${grantedTo(context, actor.user_id)})`)
    .select([
      'course.id as course_id',
      'course.title as course_title',
      'course.owner_id',
      'course.forum_enabled',
      leading.as('leads'),
    ])
}

const requireOn = <Row extends OpenForum & { forum_enabled: boolean }>(row: Row | undefined): Row => {
  if (!row) throw new ApiError('not_found')
  if (!row.forum_enabled) throw new ApiError('forum_off')
  return row
}

/**
 * The forum of a live course.
 * @throws ApiError not_found, also for courses one has nothing to do with; forum_off where its creator wants none
 */
export const openForum = async (context: ActorContext, courseId: string): Promise<OpenForum> =>
  requireOn(await visibleCourses(context).where('course.id', '=', courseId).executeTakeFirst())

/** The same, for whoever leads it. @throws ApiError not_found for all others, forum_off */
export const openLedForum = async (context: ActorContext, courseId: string): Promise<OpenForum> => {
  const forum = await openForum(context, courseId)
  if (!forum.leads) throw new ApiError('not_found')
  return forum
}

/**
 * A topic with its forum.
 * @param options lock: until the end of the transaction nobody else writes in the topic
 * @throws ApiError not_found, forum_off
 */
export const openThread = async (context: ActorContext, threadId: string, options: { lock: boolean }) => {
  const query = visibleCourses(context)
    .innerJoin('forum_threads as thread', 'thread.course_id', 'course.id')
    .where('thread.id', '=', threadId)
    .select([
      'thread.id as thread_id',
      'thread.author_id',
      'thread.title',
      'thread.locked',
      'thread.solution_post_id',
    ])
  return requireOn(await (options.lock ? query.forUpdate('thread') : query).executeTakeFirst())
}

export type OpenThread = Awaited<ReturnType<typeof openThread>>

/** A post with its topic, both kept from other writers. @throws ApiError not_found, forum_off */
export const openPost = async (context: ActorContext, postId: string) => {
  const { thread_id } = (await context.db
    .selectFrom('forum_posts')
    .select('thread_id')
    .where('id', '=', postId)
    .executeTakeFirst()) ?? { thread_id: postId }
  const thread = await openThread(context, thread_id, { lock: true })
  return { thread, post: await postOf(context, thread, postId) }
}

/** A post of a topic. @throws ApiError not_found */
export const postOf = async ({ db }: ActorContext, { thread_id }: OpenThread, postId: string) => {
  const post = await db
    .selectFrom('forum_posts')
    .select(['id', 'thread_id', 'author_id', 'opening', 'text', 'created_at', 'deleted_at'])
    .where('id', '=', postId)
    .where('thread_id', '=', thread_id)
    .executeTakeFirst()
  if (!post) throw new ApiError('not_found')
  return post
}

export type OpenPost = Awaited<ReturnType<typeof postOf>>
