import { sql } from 'kysely'
import type { CallBody, moderationCalls } from '@kursportal/shared/contract'
import { excerptOf, reportReasons } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { countWriting } from './forum.limits.ts'
import { openPost, type OpenPost, type OpenThread } from './forum.policy.ts'
import { postAbilities } from './forum.rules.ts'

/**
 * Reports somebody else's post. The first report of a post tells the course's creator by mail; reporting again changes
 * one's reason.
 * @throws ApiError not_found (also for a removed post), forum_off, forbidden for an own post and for whoever leads the
 * course, who may remove it right away; too_many_requests
 */
export const reportPost = async (
  context: ActorContext,
  postId: string,
  { reason, note }: CallBody<typeof moderationCalls.reportPost>,
): Promise<void> => {
  const { db, actor, clock } = context
  const { thread, post } = await openPost(context, postId)
  if (post.deleted_at) throw new ApiError('not_found')
  const someone = { user_id: actor.user_id, leads: thread.leads }
  if (!postAbilities(post, thread, someone, clock.now()).report) throw new ApiError('forbidden')
  await countWriting(context, thread, 'report')
  const isFirst = !(await isReported(context, post.id))
  await db
    .insertInto('forum_reports')
    .values({
      id: newId(),
      post_id: post.id,
      reporter_id: actor.user_id,
      reason,
      note,
      text: post.text,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'reporter_id'])
        .where(sql.ref('state'), '=', 'open')
        .doUpdateSet({ reason, note }),
    )
    .execute()
  if (isFirst) await tellCreator(context, thread, post, reportReasons[reason])
}

const isReported = async ({ db }: ActorContext, postId: string): Promise<boolean> =>
  (await db
    .selectFrom('forum_reports')
    .select('id')
    .where('post_id', '=', postId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined

const tellCreator = async (
  context: ActorContext,
  thread: OpenThread,
  post: OpenPost,
  reason: string,
): Promise<void> => {
  const creator = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', thread.owner_id)
    .executeTakeFirstOrThrow()
  await sendTemplate(
    context,
    'forum-report',
    creator.email,
    {
      first_name: creator.first_name,
      course: thread.course_title,
      topic: thread.title,
      post: excerptOf(post.text, 300),
      reason,
      link: `${context.config.publicUrl}/courses/${thread.course_id}/forum/reports`,
    },
    { aboutUserId: post.author_id },
  )
}
