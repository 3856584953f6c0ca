import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openThread } from './forum.policy.ts'

/** Deletes a topic with everything in it. @throws ApiError not_found, forum_off, forbidden */
export const deleteThread = async (context: ActorContext, threadId: string): Promise<void> => {
  const { leads } = await openThread(context, threadId, { lock: true })
  if (!leads) throw new ApiError('forbidden')
  await context.db.deleteFrom('forum_threads').where('id', '=', threadId).execute()
}
