import type { ChapterDraft } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter, requireDraftCourse } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { findDeleted, isThere, putBack } from './deleted-parts.store.ts'
import { chapterOf } from './lectures.views.ts'

/**
 * Brings a deleted chapter back with its lectures; one that is there stays as it is.
 * @throws ApiError not_found (also when it was deleted too long ago), not_in_dev_mode
 */
export const restoreChapter = async (context: ActorContext, chapterId: string): Promise<ChapterDraft> => {
  const deleted = await findDeleted(context, 'chapters', chapterId)
  if (deleted && !(await isThere(context.db, 'chapters', chapterId))) {
    await requireDraftCourse(context, deleted.course_id, 'write')
    await touchDraft(context, deleted.course_id)
    await putBack(context, 'chapters', deleted)
  } else await requireDraftChapter(context, chapterId, 'write')
  return chapterOf(context.db, chapterId)
}
