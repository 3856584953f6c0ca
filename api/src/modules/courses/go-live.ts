import { sql } from 'kysely'
import type { PublishResult } from '@kursportal/shared/contract'
import {
  inTransaction,
  type Actor,
  type ActorContext,
  type Context,
  type Services,
} from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { LOST_AFTER_MS, presentDraftCourse, waitsForFilm } from './courses.views.ts'
import { withoutLostFilms } from './approved-snapshot.ts'
import { checkPublishable, notGoingLive, publishDraft, readPublishable } from './publish-course.ts'
import { tellNotPublished } from './tell-not-published.ts'

/**
 * Publishes a draft. Two short transactions: the first checks and marks the course as going live, the second publishes.
 * So of two publishes at once one finds the mark and is refused, on either database. While films are being processed the
 * mark stays, and `finishGoingLive` publishes when they are done.
 * @param basedOn the revision of the draft that was looked at; another one is refused
 * @throws ApiError not_found, not_in_dev_mode, course_incomplete, course_already_going_live, edited_meanwhile
 */
export const goLive = async (
  services: Services,
  actor: Actor,
  courseId: string,
  basedOn?: number,
): Promise<PublishResult> => {
  await inTransaction(services, async (context) => {
    await requireDraftCourse({ ...context, actor }, courseId, 'write')
    await markGoingLive(context, courseId)
    await readPublishable(context.db, courseId)
  })
  try {
    return await inTransaction(services, async (context) => {
      const waiting = await publishOrWait(context, courseId, { publishedBy: actor.user_id, basedOn })
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
 * Publishes unless films are still being processed; answers those, and keeps what was approved until they are done. The
 * draft is checked once more, since it may have been changed, and its films may have become ready, after the mark was
 * set.
 */
const publishOrWait = async (
  context: Context,
  draftId: string,
  { publishedBy, basedOn }: { publishedBy: string; basedOn: number | undefined },
): Promise<PublishResult['waiting_for']> => {
  const { db } = context
  // From here on nobody changes the draft until it is live.
  const { revision } = await db
    .selectFrom('courses')
    .select('revision')
    .where('id', '=', draftId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (basedOn !== undefined && basedOn !== revision) throw new ApiError('edited_meanwhile')
  const { snapshot, waiting_for } = await readPublishable(db, draftId)
  if (waiting_for.length === 0) await publishDraft(context, draftId, { snapshot, revision, publishedBy })
  else
    await db
      .updateTable('courses')
      .set({
        going_live_by: publishedBy,
        going_live_revision: revision,
        going_live_snapshot: JSON.stringify(snapshot),
      })
      .where('id', '=', draftId)
      .execute()
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
          eb.not(waitsForFilm('courses')),
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!marked) throw new ApiError('course_already_going_live')
}

const clearMark = async ({ db }: Context, draftId: string): Promise<void> => {
  await db.updateTable('courses').set(notGoingLive).where('id', '=', draftId).execute()
}

/**
 * Takes back a publish that still waits for films; one that is not going live stays as it is.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const cancelGoingLive = async (context: ActorContext, courseId: string): Promise<void> => {
  await requireDraftCourse(context, courseId, 'write')
  await clearMark(context, courseId)
}

/**
 * Lets courses go live that waited for a film: what was approved is published when none of its films is being processed
 * any more, whatever the draft has become meanwhile; nothing is when a film failed. Called whenever a film becomes ready,
 * failed or was removed.
 */
export const finishGoingLive = async (context: Context, filmId: string): Promise<void> => {
  const waiting = await context.db
    .selectFrom('courses')
    .select('id')
    .where('going_live_since', 'is not', null)
    .where(sql<boolean>`strpos(going_live_snapshot::text, ${filmId}) > 0`)
    .execute()
  for (const { id } of waiting) await continueGoingLive(context, id)
}

/**
 * The same for one course, after something was taken out of it that it may have waited for. Whoever published is told
 * when it cannot go live any more.
 */
export const continueGoingLive = async (context: Context, draftId: string): Promise<void> => {
  const marked = await context.db
    .selectFrom('courses')
    .select(['id', 'going_live_by', 'going_live_snapshot', 'going_live_revision'])
    .where('id', '=', draftId)
    .where('going_live_since', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Without what was approved the publish itself is still running.
  if (!marked?.going_live_snapshot || marked.going_live_revision === null) return
  try {
    const approved = await withoutLostFilms(context.db, draftId, marked.going_live_snapshot)
    const { snapshot, waiting_for } = await checkPublishable(context.db, approved)
    if (waiting_for.length > 0) {
      // It may wait for another film by now.
      await context.db
        .updateTable('courses')
        .set({ going_live_snapshot: JSON.stringify(snapshot) })
        .where('id', '=', draftId)
        .execute()
      return
    }
    await publishDraft(context, draftId, {
      snapshot,
      revision: marked.going_live_revision,
      publishedBy: marked.going_live_by,
    })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'course_incomplete')) throw error
    context.log.warn({ course_id: draftId, missing: error.details }, 'a course could not go live by itself')
    await clearMark(context, draftId)
    if (marked.going_live_by)
      await tellNotPublished(context, draftId, marked.going_live_snapshot, marked.going_live_by)
  }
}
