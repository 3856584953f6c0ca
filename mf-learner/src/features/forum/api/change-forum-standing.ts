import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum } from '../../../common/forum/refresh-forum.ts'

/** Follows new topics of a forum or no longer, or notes that everything in it is read. */
export const useChangeForumStanding = (courseId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'PATCH /forum'>['body']>) =>
      call('PATCH /forum', { query: { 'course-id': courseId }, body }),
    onSuccess: () => refreshForum(client),
  })
}
