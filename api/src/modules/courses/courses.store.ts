import { searchText, type CourseFields } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

/** What the course lists search in. */
export const courseSearchText = (
  course: Pick<CourseFields, 'title' | 'description' | 'instructor_name'>,
): string => searchText(course.title, course.instructor_name, course.description)

/** Course fields as columns; what is not named stays. */
export const courseColumns = ({ outcomes, ...fields }: Partial<Undefinable<CourseFields>>) => ({
  ...fields,
  ...(outcomes ? { outcomes: JSON.stringify(outcomes) } : {}),
})
type Undefinable<T> = { [K in keyof T]: T[K] | undefined }

/**
 * Notes a change of a draft's tree. Comes first in every write: the row it changes stays locked until the end of the
 * transaction, so that two changes of one course follow one another.
 */
export const touchDraft = async ({ db, clock }: Context, courseId: string): Promise<void> => {
  await db
    .updateTable('courses')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: clock.now() }))
    .where('id', '=', courseId)
    .execute()
}
