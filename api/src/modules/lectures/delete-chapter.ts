import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { continueGoingLive } from '../courses/go-live.ts'
import { deletePart } from './deleted-parts.store.ts'

/**
 * Removes a chapter with its lectures from the draft; `restoreChapter` takes that back.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const deleteChapter = async (context: ActorContext, chapterId: string): Promise<void> => {
  const { course_id } = await requireDraftChapter(context, chapterId, 'write')
  await touchDraft(context, course_id)
  await deletePart(context, 'chapters', { id: chapterId, course_id, chapter_id: null })
  await continueGoingLive(context, course_id)
}
