import type { CallBody, CourseDraft, courseCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { courseColumns, courseSearchText } from './courses.store.ts'
import { presentDraftCourse } from './courses.views.ts'

/** Creates an empty draft course that belongs to the person. */
export const createCourse = async (
  context: ActorContext,
  body: CallBody<typeof courseCalls.createCourse>,
): Promise<CourseDraft> => {
  await requireOwnImage(context, body.image_id)
  await requireOwnImage(context, body.instructor_image_id)
  const id = newId()
  const now = context.clock.now()
  await context.db
    .insertInto('courses')
    .values({
      ...courseColumns(body),
      id,
      title: body.title,
      owner_id: context.actor.user_id,
      changed_by: context.actor.user_id,
      created_at: now,
      updated_at: now,
      search_text: courseSearchText({
        title: body.title,
        description: body.description ?? '',
        instructor_name: body.instructor_name ?? '',
      }),
    })
    .execute()
  return presentDraftCourse(context, id)
}
