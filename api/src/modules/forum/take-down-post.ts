import type { ActorContext } from '../../platform/context.ts'
import { withdrawPost } from './forum.store.ts'
import { settleReports } from './remove-post.ts'

/**
 * Takes a post away for the platform, whatever course it is in: a placeholder stays and what was reported about it in the
 * forum is settled. Whoever calls tells its author. Answers whether it was still there.
 */
export const takeDownPost = async (context: ActorContext, postId: string): Promise<boolean> => {
  const post = await context.db
    .selectFrom('forum_posts')
    .select(['id', 'thread_id', 'opening'])
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!post) return false
  await withdrawPost(context, post, 'moderator')
  await settleReports(context, post.id, 'accepted')
  return true
}
