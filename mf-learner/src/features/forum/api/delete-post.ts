import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum, refreshUnread } from '../../../common/forum/refresh-forum.ts'

/** Removes a post; answers whether its topic went with it. */
export const useDeletePost = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (postId: string) => call('DELETE /thread-post', { query: { 'post-id': postId } }),
    onSuccess: ({ thread_gone }, postId) => {
      // The page that was asked for by this very post would be asked for in vain.
      client.removeQueries({
        queryKey: queryKey('GET /thread-posts'),
        predicate: ({ queryKey: [, query] }) =>
          typeof query === 'object' && query !== null && 'post-id' in query && query['post-id'] === postId,
      })
      return thread_gone ? refreshUnread(client) : refreshForum(client)
    },
  })
}
