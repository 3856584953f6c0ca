import type { ActorContext } from '../../platform/context.ts'
import { requireDraftVideo } from '../courses/courses.policy.ts'
import { touchDraft } from '../courses/courses.store.ts'
import { continueGoingLive } from '../courses/go-live.ts'

/**
 * Removes a lecture from the draft; a course that waited for its film need not wait any more.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const deleteVideo = async (context: ActorContext, videoId: string): Promise<void> => {
  const video = await requireDraftVideo(context, videoId, 'write')
  await touchDraft(context, video.course_id)
  await context.db.deleteFrom('videos').where('id', '=', videoId).execute()
  await continueGoingLive(context, video.course_id)
}
