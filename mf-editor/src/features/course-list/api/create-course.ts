import { call, type CallInput } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

type NewCourse = NonNullable<CallInput<'POST /course'>['body']>

/** Creates a course as a draft. */
export const useCreateCourse = () => useDraftMutation((body: NewCourse) => call('POST /course', { body }))
