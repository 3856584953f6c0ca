import { read } from '@kursportal/shared/client'
import type { CourseDraft } from '@kursportal/shared/contract'

/** Milliseconds between two looks at what changes by itself. */
export const LOOK_AGAIN = 3000

/** The course as its creator edits it. */
export const readCourse = (courseId: string) => ({
  ...read('GET /course/dev', { 'course-id': courseId }),
  refetchInterval: (query: { state: { data?: CourseDraft | undefined } }) =>
    query.state.data?.state === 'going_live' ? LOOK_AGAIN : false,
})
