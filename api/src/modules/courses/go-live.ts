import { sql } from 'kysely'
import type { PublishResult } from '@kursportal/shared/contract'
import { inTransaction, type Actor, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftCourse } from './courses.policy.ts'
import { LOST_AFTER_MS, presentDraftCourse } from './courses.views.ts'
import { standsIn } from '../media/films-in-texts.ts'
import { publishDraft, readPublishable } from './publish-course.ts'

/**
 * Publishes a draft. Two short transactions: the first checks and marks the course as going live, the second publishes.
 * So of two publishes at once one finds the mark and is refused, on either database. While films are being processed the
 * mark stays, and `finishGoingLive` publishes when they are done.
 * @throws ApiError not_found, not_in_dev_mode, course_incomplete, course_already_going_live
 */
export const goLive = async (services: Services, actor: Actor, courseId: string): Promise<PublishResult> => {
  await inTransaction(services, async (context) => {
    await requireDraftCourse({ ...context, actor }, courseId, 'write')
    await markGoingLive(context, courseId)
    await readPublishable(context.db, courseId)
  })
  try {
    return await inTransaction(services, async (context) => {
      const waiting = await publishMarked(context, courseId, actor.user_id)
      const course = await presentDraftCourse(context, courseId)
      return {
        state: course.state,
        live_id: course.live_id,
        publication_number: course.publication_number,
        waiting_for: waiting,
      }
    })
  } catch (error) {
    await inTransaction(services, (context) => clearMark(context, courseId))
    throw error
  }
}

/**
 * Publishes unless films are still being processed; answers those. The draft is checked once more, since it may have
 * been changed, and its films may have become ready, after the mark was set.
 */
const publishMarked = async (
  context: Context,
  draftId: string,
  publishedBy: string | null,
): Promise<PublishResult['waiting_for']> => {
  const { snapshot, waiting_for } = await readPublishable(context.db, draftId)
  if (waiting_for.length === 0) await publishDraft(context, draftId, snapshot, publishedBy)
  return waiting_for
}

/** Sets the mark if there is none; one whose process died may be taken over. */
const markGoingLive = async ({ db, clock }: Context, draftId: string): Promise<void> => {
  const now = clock.now()
  const marked = await db
    .updateTable('courses')
    .set({ going_live_since: now })
    .where('id', '=', draftId)
    .where((eb) =>
      eb.or([
        eb('going_live_since', 'is', null),
        eb.and([
          eb('going_live_since', '<', new Date(now.getTime() - LOST_AFTER_MS)),
          eb.not(
            eb.exists(
              eb
                .selectFrom('videos')
                .innerJoin('media_assets', 'media_assets.id', 'videos.asset_id')
                .select('videos.id')
                .where('videos.course_id', '=', draftId)
                .where('media_assets.state', '=', 'processing'),
            ),
          ),
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!marked) throw new ApiError('course_already_going_live')
}

const clearMark = async ({ db }: Context, draftId: string): Promise<void> => {
  await db.updateTable('courses').set({ going_live_since: null }).where('id', '=', draftId).execute()
}

/**
 * Lets courses go live that waited for a film: published when nothing is being processed any more, back to draft when a
 * film failed or the draft was made incomplete meanwhile. Called whenever a film becomes ready or failed.
 */
export const finishGoingLive = async (context: Context, assetId: string): Promise<void> => {
  const waiting = await context.db
    .selectFrom('courses')
    .select('courses.id')
    .where('going_live_since', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('videos')
          .select('videos.id')
          .whereRef('videos.course_id', '=', 'courses.id')
          .where((or) =>
            or.or([
              or('videos.asset_id', '=', assetId),
              standsIn(sql`videos.rich_text`, sql`${assetId}::text`),
            ]),
          ),
      ),
    )
    .execute()
  for (const { id } of waiting) await continueGoingLive(context, id)
}

/** The same for one course, after something was taken out of it that it may have waited for. */
export const continueGoingLive = async (context: Context, draftId: string): Promise<void> => {
  const marked = await context.db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', draftId)
    .where('going_live_since', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!marked) return
  try {
    await publishMarked(context, draftId, null)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'course_incomplete')) throw error
    context.log.warn({ course_id: draftId, missing: error.details }, 'a course could not go live by itself')
    await clearMark(context, draftId)
  }
}
