import { call, type CallInput } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { useDraftMutation } from '../../../common/draft-reads.ts'
import { noteTitle } from '../outline/outline-history.ts'

type LectureChange = { videoId: string; body: NonNullable<CallInput<'PATCH /video'>['body']> }

/** Changes a lecture of the draft. */
export const useEditLecture = () => {
  const client = useQueryClient()
  return useDraftMutation(async ({ videoId, body }: LectureChange) => {
    const lecture = await call('PATCH /video', { query: { 'video-id': videoId }, body })
    noteTitle(client, lecture.course_id, { kind: 'lecture', id: lecture.id, title: lecture.title })
    return lecture
  })
}
