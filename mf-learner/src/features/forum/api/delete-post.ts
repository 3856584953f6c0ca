import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient, type Query } from '@kursportal/shared/query'
import { refreshForum, refreshUnread } from '../../../common/forum/refresh-forum.ts'

/** Whether a page of posts was asked for by this post. */
const namesPost =
  (postId: string) =>
  ({ queryKey: [, query] }: Query): boolean =>
    typeof query === 'object' && query !== null && 'post-id' in query && query['post-id'] === postId

/** Removes a post; answers whether its topic went with it. */
export const useDeletePost = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (postId: string) => call('DELETE /thread-post', { query: { 'post-id': postId } }),
    // The page that was asked for by this very post would be asked for in vain.
    onMutate: (postId) =>
      client.cancelQueries({ queryKey: queryKey('GET /thread-posts'), predicate: namesPost(postId) }),
    onSuccess: ({ thread_gone }, postId) =>
      thread_gone ? refreshUnread(client) : refreshForum(client, (query) => !namesPost(postId)(query)),
  })
}
