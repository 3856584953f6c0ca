import type { CallBody, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { orderedIds, writePositions } from './lectures.store.ts'
import { checkOrder } from './order.rules.ts'

/**
 * Sets the order of all chapters of a draft.
 * @throws ApiError not_found, not_in_dev_mode, order_out_of_date
 */
export const orderChapters = async (
  context: ActorContext,
  courseId: string,
  body: CallBody<typeof lectureCalls.orderChapters>,
): Promise<void> => {
  await requireDraftCourse(context, courseId, 'write')
  await touchDraft(context, courseId)
  checkOrder(await orderedIds(context.db, 'chapters', courseId), body.chapter_ids, body.previous_ids)
  await writePositions(context.db, 'chapters', body.chapter_ids)
}
