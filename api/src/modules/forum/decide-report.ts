import type { CallBody, moderationCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openPost } from './forum.policy.ts'
import { removePost, settleReports } from './remove-post.ts'

/**
 * Decides about a reported post: removes it, or leaves it.
 * @throws ApiError not_found for everybody who does not lead the course, forum_off; edited_meanwhile when nothing is open
 * about it
 */
export const decideReport = async (
  context: ActorContext,
  postId: string,
  { decision, reason }: CallBody<typeof moderationCalls.decideReport>,
): Promise<void> => {
  const { thread, post } = await openPost(context, postId)
  if (!thread.leads) throw new ApiError('not_found')
  const settled = await settleReports(context, post.id, decision)
  if (!settled || post.deleted_at) throw new ApiError('edited_meanwhile')
  if (decision === 'accepted') await removePost(context, thread, post, reason)
}
