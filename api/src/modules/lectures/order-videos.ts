import type { CallBody, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { orderedIds, writePositions } from './lectures.store.ts'
import { checkOrder } from './order.rules.ts'

/**
 * Sets the order of all lectures of a chapter.
 * @throws ApiError not_found, not_in_dev_mode, order_out_of_date
 */
export const orderVideos = async (
  context: ActorContext,
  chapterId: string,
  body: CallBody<typeof lectureCalls.orderVideos>,
): Promise<void> => {
  const chapter = await requireDraftChapter(context, chapterId, 'write')
  await touchDraft(context, chapter.course_id)
  checkOrder(await orderedIds(context.db, 'videos', chapterId), body.video_ids, body.previous_ids)
  await writePositions(context.db, 'videos', body.video_ids)
}
