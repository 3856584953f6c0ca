import { excerptOf } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { sendTemplate } from '../templates/render-template.ts'
import type { OpenPost, OpenThread } from './forum.policy.ts'
import { withdrawPost } from './forum.store.ts'

/**
 * Removes somebody else's post as whoever leads the course: a placeholder stays, what was reported about it is settled,
 * and its author learns by mail of it and why.
 */
export const removePost = async (
  context: ActorContext,
  thread: OpenThread,
  post: OpenPost,
  reason: string,
): Promise<void> => {
  await withdrawPost(context, post, 'moderator')
  await settleReports(context, post.id, 'accepted')
  const author = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', post.author_id)
    .executeTakeFirst()
  if (!author) return
  await sendTemplate(context, 'forum-post-removed', author.email, {
    first_name: author.first_name,
    course: thread.course_title,
    post: excerptOf(post.text, 300),
    reason,
    link: `${context.config.publicUrl}/courses/${thread.course_id}/forum/${thread.thread_id}`,
  })
}

/** Decides the open reports about a post; answers whether there were any. */
export const settleReports = async (
  { db, actor, clock }: ActorContext,
  postId: string,
  state: 'accepted' | 'rejected',
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('forum_reports')
    .set({ state, decided_at: clock.now(), decided_by: actor.user_id })
    .where('post_id', '=', postId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
