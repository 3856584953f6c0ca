import type { CallBody, CourseDraft, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { refuseStale } from '../../platform/edits.ts'
import { courseColumns, courseSearchText } from './courses.store.ts'
import { editedNow, touchDraft } from '../drafts/touch-draft.ts'
import { presentDraftCourse } from './courses.views.ts'

/**
 * Changes what a draft says about itself; what is not named stays.
 * @throws ApiError not_found, not_in_dev_mode, edited_meanwhile when it is not the version the change started from
 */
export const editCourse = async (
  context: ActorContext,
  courseId: string,
  { based_on, ...body }: CallBody<typeof courseCalls.editCourse>,
): Promise<CourseDraft> => {
  await requireDraftCourse(context, courseId, 'write')
  const before = await context.db
    .selectFrom('courses')
    .select(['title', 'description', 'instructor_name', 'instructor_image_id', 'image_id'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  if (body.image_id !== before.image_id) await requireOwnImage(context, body.image_id)
  if (body.instructor_image_id !== before.instructor_image_id)
    await requireOwnImage(context, body.instructor_image_id)
  await touchDraft(context, courseId)
  refuseStale(based_on, await presentDraftCourse(context, courseId))
  await context.db
    .updateTable('courses')
    .set({
      ...courseColumns(body),
      ...editedNow(context),
      search_text: courseSearchText({
        title: body.title ?? before.title,
        description: body.description ?? before.description,
        instructor_name: body.instructor_name ?? before.instructor_name,
      }),
    })
    .where('id', '=', courseId)
    .execute()
  return presentDraftCourse(context, courseId)
}
