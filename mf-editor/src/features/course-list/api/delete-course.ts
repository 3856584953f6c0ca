import { call } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

/** Removes a course; participations and certificates stay. */
export const useDeleteCourse = () =>
  useDraftMutation((courseId: string) => call('DELETE /course', { query: { 'course-id': courseId } }))
