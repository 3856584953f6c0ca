import type { CallBody, ChapterDraft, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter } from '../drafts/drafts.policy.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { refuseStale } from '../../platform/edits.ts'
import { editedNow, touchDraft } from '../drafts/touch-draft.ts'
import { chapterOf } from './lectures.views.ts'

/**
 * Changes a chapter of a draft; what is not named stays.
 * @throws ApiError not_found, not_in_dev_mode, edited_meanwhile when it is not the version the change started from
 */
export const editChapter = async (
  context: ActorContext,
  chapterId: string,
  { based_on, ...body }: CallBody<typeof lectureCalls.editChapter>,
): Promise<ChapterDraft> => {
  const chapter = await requireDraftChapter(context, chapterId, 'write')
  if (body.image_id !== chapter.image_id) await requireOwnImage(context, body.image_id)
  await touchDraft(context, chapter.course_id)
  refuseStale(based_on, await chapterOf(context.db, chapterId))
  await context.db
    .updateTable('chapters')
    .set({ ...body, ...editedNow(context), updated_at: context.clock.now() })
    .where('id', '=', chapterId)
    .execute()
  return chapterOf(context.db, chapterId)
}
