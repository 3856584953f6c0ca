import { call, type CallInput } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

type CourseChange = NonNullable<CallInput<'PATCH /course'>['body']>

/** Changes what the draft says about itself. */
export const useEditCourse = (courseId: string) =>
  useDraftMutation((body: CourseChange) => call('PATCH /course', { query: { 'course-id': courseId }, body }))
