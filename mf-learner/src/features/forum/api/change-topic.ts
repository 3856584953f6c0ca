import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum } from '../../../common/forum/refresh-forum.ts'

/** Words a topic differently, marks its solution, pins or locks it. */
export const useChangeTopic = (threadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'PATCH /thread'>['body']>) =>
      call('PATCH /thread', { query: { 'thread-id': threadId }, body }),
    onSuccess: () => refreshForum(client),
  })
}
