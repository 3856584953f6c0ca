import type { VideoDraft } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter, requireDraftCourse, requireDraftVideo } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { findDeleted, isThere, putBack } from './deleted-parts.store.ts'
import { videoOf } from './lectures.views.ts'

/**
 * Brings a deleted lecture back into its chapter; one that is there stays as it is.
 * @throws ApiError not_found (also when its chapter is gone or it was deleted too long ago), not_in_dev_mode
 */
export const restoreVideo = async (context: ActorContext, videoId: string): Promise<VideoDraft> => {
  const deleted = await findDeleted(context, 'videos', videoId)
  if (deleted && !(await isThere(context.db, 'videos', videoId))) {
    await requireDraftCourse(context, deleted.course_id, 'write')
    await touchDraft(context, deleted.course_id)
    await requireDraftChapter(context, deleted.chapter_id ?? '', 'write')
    await putBack(context, 'videos', deleted)
  } else await requireDraftVideo(context, videoId, 'write')
  return videoOf(context.db, videoId)
}
