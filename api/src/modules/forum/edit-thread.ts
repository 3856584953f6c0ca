import type { CallBody, ForumThreadPage, forumCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openThread, postOf, type OpenThread } from './forum.policy.ts'
import { maySolve, rewordProblem } from './forum.rules.ts'
import { threadPage } from './read-thread.ts'

type Change = CallBody<typeof forumCalls.editThread>

/**
 * Words a topic differently, marks its solution, pins or locks it.
 * @throws ApiError not_found, forum_off, forbidden, edit_time_over, thread_locked
 */
export const editThread = async (
  context: ActorContext,
  threadId: string,
  change: Change,
): Promise<ForumThreadPage> => {
  const thread = await openThread(context, threadId, { lock: true })
  await requireRights(context, thread, change)
  if (change.solution_post_id) await requireAnswer(context, thread, change.solution_post_id)
  const { title } = change
  const columns = { ...change, ...(title === undefined ? {} : { search_text: searchText(title) }) }
  if (Object.keys(columns).length > 0)
    await context.db.updateTable('forum_threads').set(columns).where('id', '=', threadId).execute()
  return threadPage(context, thread, threadId)
}

const requireRights = async (context: ActorContext, thread: OpenThread, change: Change): Promise<void> => {
  const someone = { user_id: context.actor.user_id, leads: thread.leads }
  const moderates =
    change.pinned !== undefined || change.locked !== undefined || change.label === 'announcement'
  if (moderates && !someone.leads) throw new ApiError('forbidden')
  if (change.solution_post_id !== undefined && !maySolve(thread, someone))
    throw new ApiError(thread.locked && thread.author_id === someone.user_id ? 'thread_locked' : 'forbidden')
  if (change.title === undefined && change.label === undefined) return
  const problem = rewordProblem(await openingOf(context, thread), thread, someone, context.clock.now())
  if (problem) throw new ApiError(problem)
}

const openingOf = ({ db }: ActorContext, { thread_id }: OpenThread) =>
  db
    .selectFrom('forum_posts')
    .select(['author_id', 'created_at', 'deleted_at'])
    .where('thread_id', '=', thread_id)
    .where('opening', '=', true)
    .executeTakeFirstOrThrow()

/** A solution is an answer of the same topic that is still there. */
const requireAnswer = async (context: ActorContext, thread: OpenThread, postId: string): Promise<void> => {
  const post = await postOf(context, thread, postId)
  if (post.opening || post.deleted_at) throw new ApiError('not_found')
}
