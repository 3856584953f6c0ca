import { addCourse, publishCourse } from '../../api/src/seed/scenarios/courses.ts'
import { addAccess, addLearning } from '../../api/src/seed/scenarios/learning.ts'
import { addPerson } from '../../api/src/seed/scenarios/people.ts'
import type { Context } from '../../api/src/platform/context.ts'
import { demoCourse } from '../../api/src/seed/content/courses.ts'
import type { CourseKey } from '../../api/src/seed/content/content.types.ts'

/** A demo course, published, without films; answers draft and live id. */
const addPublishedCourse = async (
  context: Context,
  { owner_id, course, title }: { owner_id: string; course: CourseKey; title?: string },
): Promise<{ draft_id: string; live_id: string }> => {
  const content = demoCourse(course)
  const draft_id = await addCourse(
    context,
    { ...content, fields: { ...content.fields, ...(title ? { title } : {}) } },
    { owner_id, cover_image_id: null, pictureAddress: () => '', filmOf: () => null },
  )
  return { draft_id, live_id: await publishCourse(context, draft_id) }
}

/** What tests can arrange by name; the functions are the ones the demo data is made of. */
export const scenarios = { addPerson, addPublishedCourse, addAccess, addLearning }

export type Scenarios = typeof scenarios
export type ScenarioName = keyof Scenarios
