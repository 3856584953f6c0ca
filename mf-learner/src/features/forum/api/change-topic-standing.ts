import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshUnread } from '../../../common/forum/refresh-forum.ts'

/** Follows a topic or no longer. */
export const useFollowTopic = (threadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (followed: boolean) =>
      call('PATCH /thread/standing', { query: { 'thread-id': threadId }, body: { followed } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey('GET /thread') }),
        client.invalidateQueries({ queryKey: queryKey('GET /threads') }),
      ]),
  })
}

/** Notes up to which post a topic is read. What is on the page keeps its marks until it is opened anew. */
export const useReadTopic = (threadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (postId: string) =>
      call('PATCH /thread/standing', { query: { 'thread-id': threadId }, body: { read_post_id: postId } }),
    onSuccess: () => refreshUnread(client),
  })
}
