import type { ActorContext } from '../../platform/context.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { continueGoingLive } from '../courses/go-live.ts'
import { deletePart } from './deleted-parts.store.ts'

/**
 * Removes a lecture from the draft; a course that waited for its film need not wait any more. `restoreVideo` takes it
 * back.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const deleteVideo = async (context: ActorContext, videoId: string): Promise<void> => {
  const { course_id, chapter_id } = await requireDraftVideo(context, videoId, 'write')
  await touchDraft(context, course_id)
  await deletePart(context, 'videos', { id: videoId, course_id, chapter_id })
  await continueGoingLive(context, course_id)
}
