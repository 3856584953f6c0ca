import type { CallBody, ChapterDraft, lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { touchDraft } from '../drafts/touch-draft.ts'
import { nextPosition } from './lectures.store.ts'
import { chapterOf } from './lectures.views.ts'

/**
 * Adds a chapter at the end of a draft course.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const createChapter = async (
  context: ActorContext,
  courseId: string,
  body: CallBody<typeof lectureCalls.createChapter>,
): Promise<ChapterDraft> => {
  await requireDraftCourse(context, courseId, 'write')
  await requireOwnImage(context, body.image_id)
  await touchDraft(context, courseId)
  const id = newId()
  const now = context.clock.now()
  await context.db
    .insertInto('chapters')
    .values({
      ...body,
      id,
      title: body.title ?? '',
      course_id: courseId,
      position: await nextPosition(context.db, 'chapters', courseId),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return chapterOf(context.db, id)
}
