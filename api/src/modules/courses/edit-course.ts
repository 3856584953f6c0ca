import type { CallBody, CourseDraft, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftCourse, requireOwnImage } from './courses.policy.ts'
import { courseColumns, courseSearchText, touchDraft } from './courses.store.ts'
import { presentDraftCourse } from './courses.views.ts'

/**
 * Changes what a draft says about itself; what is not named stays.
 * @throws ApiError not_found, not_in_dev_mode
 */
export const editCourse = async (
  context: ActorContext,
  courseId: string,
  body: CallBody<typeof courseCalls.editCourse>,
): Promise<CourseDraft> => {
  await requireDraftCourse(context, courseId, 'write')
  const before = await context.db
    .selectFrom('courses')
    .select(['title', 'description', 'instructor_name', 'image_id'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  if (body.image_id !== before.image_id) await requireOwnImage(context, body.image_id)
  await touchDraft(context, courseId)
  await context.db
    .updateTable('courses')
    .set({
      ...courseColumns(body),
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
