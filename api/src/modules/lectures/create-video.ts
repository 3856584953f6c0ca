import type { CallBody, VideoDraft, lectureCalls } from '@kursportal/shared/contract'
import { emptyQuiz } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { requireDraftChapter } from '../drafts/drafts.policy.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { nextPosition } from './lectures.store.ts'
import { videoOf } from './lectures.views.ts'

/**
 * Adds a lecture at the end of a chapter, still without content.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const createVideo = async (
  context: ActorContext,
  chapterId: string,
  body: CallBody<typeof lectureCalls.createVideo>,
): Promise<VideoDraft> => {
  const chapter = await requireDraftChapter(context, chapterId, 'write')
  await requireOwnImage(context, body.image_id)
  await touchDraft(context, chapter.course_id)
  const id = newId()
  const now = context.clock.now()
  await context.db
    .insertInto('videos')
    .values({
      ...body,
      id,
      title: body.title ?? '',
      chapter_id: chapterId,
      course_id: chapter.course_id,
      position: await nextPosition(context.db, 'videos', chapterId),
      quiz: body.type === 'quiz' ? JSON.stringify(emptyQuiz) : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return videoOf(context.db, id)
}
