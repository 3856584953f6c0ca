import { call, read, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshForum } from '../../../common/forum/refresh-forum.ts'

/** Reported posts on one page. */
export const REPORTS_A_PAGE = 20

/** Reported posts of a course: open ones, or those that were decided about. */
export const listReports = (courseId: string, { decided, page }: { decided: boolean; page: number }) =>
  read('GET /forum/reports', {
    'course-id': courseId,
    decided: String(decided),
    limit: REPORTS_A_PAGE,
    offset: page * REPORTS_A_PAGE,
  })

/** Decides about a reported post. */
export const useDecideReport = (postId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'PATCH /forum/reports'>['body']>) =>
      call('PATCH /forum/reports', { query: { 'post-id': postId }, body }),
    // Also when it was decided elsewhere meanwhile: the list is asked for anew.
    onSettled: () => refreshForum(client),
  })
}
