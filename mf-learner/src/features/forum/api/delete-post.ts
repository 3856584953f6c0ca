import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum, refreshUnread } from '../../../common/forum/refresh-forum.ts'

/** Removes a post; answers whether its topic went with it. */
export const useDeletePost = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (postId: string) => call('DELETE /thread-post', { query: { 'post-id': postId } }),
    onSuccess: ({ thread_gone }) => (thread_gone ? refreshUnread(client) : refreshForum(client)),
  })
}
