import type { CallBody, ChapterDraft, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter, requireOwnImage } from '../courses/courses.policy.ts'
import { touchDraft } from '../courses/courses.store.ts'
import { chapterOf } from './lectures.views.ts'

/**
 * Changes a chapter of a draft; what is not named stays.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const editChapter = async (
  context: ActorContext,
  chapterId: string,
  body: CallBody<typeof lectureCalls.editChapter>,
): Promise<ChapterDraft> => {
  const chapter = await requireDraftChapter(context, chapterId, 'write')
  if (body.image_id !== chapter.image_id) await requireOwnImage(context, body.image_id)
  await touchDraft(context, chapter.course_id)
  await context.db
    .updateTable('chapters')
    .set({ ...body, updated_at: context.clock.now() })
    .where('id', '=', chapterId)
    .execute()
  return chapterOf(context.db, chapterId)
}
