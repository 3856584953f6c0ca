import type { ForumThreadPage } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { openThread, type OpenForum } from './forum.policy.ts'
import { presentThreadPage, threadRows } from './forum.views.ts'

/** A topic whose forum is open to the person already. */
export const threadPage = async (
  context: ActorContext,
  forum: OpenForum,
  threadId: string,
): Promise<ForumThreadPage> => {
  const row = await threadRows(context).where('thread.id', '=', threadId).executeTakeFirstOrThrow()
  return presentThreadPage(context, forum, row)
}

/** A topic. @throws ApiError not_found, forum_off */
export const readThread = async (context: ActorContext, threadId: string): Promise<ForumThreadPage> =>
  threadPage(context, await openThread(context, threadId, { lock: false }), threadId)
