import { call } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** Copies a course with everything in it into a new draft. */
export const useDuplicateCourse = () =>
  useDraftMutation((courseId: string) => call('PUT /duplicate-course', { query: { 'course-id': courseId } }))
