import type { CourseFields } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'

/** What the course lists search in. */
export const courseSearchText = (
  course: Pick<CourseFields, 'title' | 'description' | 'instructor_name'>,
): string => searchText(course.title, course.instructor_name, course.description)

/** Course fields as columns, lists as JSON; what is not named stays. */
export const courseColumns = ({
  outcomes,
  contraindications,
  ...fields
}: Partial<Undefinable<CourseFields>>) => ({
  ...fields,
  ...(outcomes ? { outcomes: JSON.stringify(outcomes) } : {}),
  ...(contraindications ? { contraindications: JSON.stringify(contraindications) } : {}),
})
type Undefinable<T> = { [K in keyof T]: T[K] | undefined }
