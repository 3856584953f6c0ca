import type { CallBody, ForumPost, forumCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { countWriting } from './forum.limits.ts'
import { openThread, postOf, type OpenThread } from './forum.policy.ts'
import { editProblem, mayReply } from './forum.rules.ts'
import { insertPost, followAsWriter } from './forum.store.ts'
import { postRows, presentPost } from './posts.views.ts'

type Given = CallBody<typeof forumCalls.writePost>

/**
 * Answers in a topic, or edits an own post.
 * @throws ApiError not_found (also for a post of another topic), forum_off, thread_locked, forbidden for somebody else's
 * post, edit_time_over, too_many_requests
 */
export const writePost = async (
  context: ActorContext,
  threadId: string,
  given: Given,
): Promise<ForumPost> => {
  const thread = await openThread(context, threadId, { lock: true })
  const id = given.post_id
    ? await edit(context, thread, given.post_id, given.text)
    : await answer(context, thread, given)
  const row = await postRows(context, threadId).where('post.id', '=', id).executeTakeFirstOrThrow()
  return presentPost(context, thread, row)
}

const answer = async (context: ActorContext, thread: OpenThread, given: Given): Promise<string> => {
  const { actor, clock } = context
  if (!mayReply(thread, { user_id: actor.user_id, leads: thread.leads })) throw new ApiError('thread_locked')
  if (given.referrer) await postOf(context, thread, given.referrer)
  await countWriting(context, thread, 'post')
  const now = clock.now()
  const id = newId()
  await insertPost(context, {
    id,
    thread_id: thread.thread_id,
    author_id: actor.user_id,
    referrer_id: given.referrer,
    anonymous: given.anonymous && !thread.leads,
    text: given.text,
    created_at: now,
  })
  await followAsWriter(context, thread.thread_id, actor.user_id, now)
  return id
}

const edit = async (
  context: ActorContext,
  thread: OpenThread,
  postId: string,
  text: string,
): Promise<string> => {
  const { db, actor, clock } = context
  const post = await postOf(context, thread, postId)
  const now = clock.now()
  const problem = editProblem(post, thread, { user_id: actor.user_id, leads: thread.leads }, now)
  if (problem) throw new ApiError(problem)
  if (text === post.text) return post.id
  await db
    .updateTable('forum_posts')
    .set({ text, search_text: searchText(text), edited_at: now })
    .where('id', '=', post.id)
    .execute()
  return post.id
}
