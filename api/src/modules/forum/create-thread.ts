import type { CallBody, ForumThreadPage, forumCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { countWriting } from './forum.limits.ts'
import { openForum } from './forum.policy.ts'
import { insertPost, followAsWriter } from './forum.store.ts'
import { threadPage } from './read-thread.ts'

/**
 * Begins a topic with its first post.
 * @throws ApiError not_found (also for a lecture of another course), forum_off, forbidden for an announcement of somebody
 * who does not lead the course, too_many_requests
 */
export const createThread = async (
  context: ActorContext,
  given: CallBody<typeof forumCalls.createThread>,
): Promise<ForumThreadPage> => {
  const { db, actor, clock } = context
  const forum = await openForum(context, given.course_id)
  if (given.label === 'announcement' && !forum.leads) throw new ApiError('forbidden')
  if (given.referrer) await requireLecture(context, forum.course_id, given.referrer)
  await countWriting(context, forum, 'thread')
  const now = clock.now()
  const thread_id = newId()
  await db
    .insertInto('forum_threads')
    .values({
      id: thread_id,
      course_id: forum.course_id,
      video_id: given.referrer,
      author_id: actor.user_id,
      label: given.label,
      title: given.title,
      search_text: searchText(given.title),
      created_at: now,
      last_post_at: now,
    })
    .execute()
  await insertPost(context, {
    id: newId(),
    thread_id,
    author_id: actor.user_id,
    opening: true,
    anonymous: given.anonymous && !forum.leads,
    text: given.text,
    created_at: now,
  })
  await followAsWriter(context, thread_id, actor.user_id, now)
  return threadPage(context, forum, thread_id)
}

const requireLecture = async ({ db }: ActorContext, courseId: string, videoId: string): Promise<void> => {
  const lecture = await db
    .selectFrom('videos')
    .select('id')
    .where('id', '=', videoId)
    .where('course_id', '=', courseId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!lecture) throw new ApiError('not_found')
}
