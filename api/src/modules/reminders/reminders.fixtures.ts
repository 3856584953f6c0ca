import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'

type Begun = { owner_id: string; title: string; user_ids: readonly string[] }

/** A live course that people have by an access and have begun; answers the ids of the course and the access. */
export const addBegunCourse = async (
  context: Context,
  { owner_id, title, user_ids }: Begun,
): Promise<{ course: string; access: string }> => {
  const { db, clock } = context
  const draft = newId()
  const course = newId()
  await db
    .insertInto('courses')
    .values([
      { id: draft, owner_id, title },
      { id: course, owner_id, title, dev_id: draft },
    ])
    .execute()
  const access = await addAccess(context, {
    owner_id,
    name: title,
    course_ids: [draft],
    user_ids: [...user_ids],
  })
  await db
    .insertInto('participations')
    .values(user_ids.map((user_id) => ({ id: newId(), user_id, course_id: course, started_at: clock.now() })))
    .execute()
  return { course, access }
}
