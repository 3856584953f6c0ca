import { call, queryKey, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Reports a post to whoever leads the course. */
export const useReportPost = (postId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /thread-post/report'>['body']>) =>
      call('POST /thread-post/report', { query: { 'post-id': postId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /thread-posts') }),
  })
}
