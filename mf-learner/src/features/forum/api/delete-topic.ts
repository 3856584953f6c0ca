import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshUnread } from '../../../common/forum/refresh-forum.ts'

/** Deletes a topic with everything in it; what was read of it is forgotten. */
export const useDeleteTopic = (threadId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /thread', { query: { 'thread-id': threadId } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: queryKey('GET /thread', { 'thread-id': threadId }) })
      return refreshUnread(client)
    },
  })
}
