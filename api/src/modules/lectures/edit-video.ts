import type { CallBody, VideoDraft, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftChapter, requireDraftVideo, requireOwnImage } from '../courses/courses.policy.ts'
import { touchDraft } from '../courses/courses.store.ts'
import { nextPosition } from './lectures.store.ts'
import { videoOf } from './lectures.views.ts'

/**
 * Changes a lecture of a draft; what is not named stays. A new chapter takes it to that chapter's end.
 * @throws ApiError not_found (also for a chapter of another course), not_in_dev_mode
 */
export const editVideo = async (
  context: ActorContext,
  videoId: string,
  { chapter_id, ...fields }: CallBody<typeof lectureCalls.editVideo>,
): Promise<VideoDraft> => {
  const video = await requireDraftVideo(context, videoId, 'write')
  if (fields.image_id !== video.image_id) await requireOwnImage(context, fields.image_id)
  await touchDraft(context, video.course_id)
  const moved = chapter_id !== undefined && chapter_id !== video.chapter_id
  if (moved) {
    const chapter = await requireDraftChapter(context, chapter_id, 'write')
    if (chapter.course_id !== video.course_id) throw new ApiError('not_found')
  }
  await context.db
    .updateTable('videos')
    .set({
      ...fields,
      ...(moved ? { chapter_id, position: await nextPosition(context.db, 'videos', chapter_id) } : {}),
      updated_at: context.clock.now(),
    })
    .where('id', '=', videoId)
    .execute()
  return videoOf(context.db, videoId)
}
