import type { ActorContext } from '../../platform/context.ts'
import { requireDraftChapter } from '../courses/courses.policy.ts'
import { touchDraft } from '../courses/courses.store.ts'
import { continueGoingLive } from '../courses/go-live.ts'

/**
 * Removes a chapter with its lectures from the draft.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const deleteChapter = async (context: ActorContext, chapterId: string): Promise<void> => {
  const chapter = await requireDraftChapter(context, chapterId, 'write')
  await touchDraft(context, chapter.course_id)
  await context.db.deleteFrom('chapters').where('id', '=', chapterId).execute()
  await continueGoingLive(context, chapter.course_id)
}
