import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum } from '../../../common/forum/refresh-forum.ts'

/** Answers in a topic, or edits an own post. Offline it fails at once, and the form keeps the text. */
export const useWritePost = (threadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'PUT /thread-post'>['body']>) =>
      call('PUT /thread-post', { query: { 'thread-id': threadId }, body }),
    onSuccess: () => refreshForum(client),
  })
}
