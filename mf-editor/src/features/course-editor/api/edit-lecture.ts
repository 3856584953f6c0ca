import { call, type CallInput } from '@kursportal/shared/client'
import { useDraftMutation } from '../../../common/draft-reads.ts'

type LectureChange = { videoId: string; body: NonNullable<CallInput<'PATCH /video'>['body']> }

/** Changes a lecture of the draft, or moves it to the end of another chapter. */
export const useEditLecture = () =>
  useDraftMutation(({ videoId, body }: LectureChange) =>
    call('PATCH /video', { query: { 'video-id': videoId }, body }),
  )
