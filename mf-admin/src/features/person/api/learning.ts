import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** One time somebody took a course. */
export type Participation = AnswerOf<'GET /course-participations'>['items'][number]
type Page = { limit: number; offset: number }
type Deletion = CallInput<'DELETE /course-progress'>['query']

/** A page of somebody's participations, newest first. */
export const listParticipations = (userId: string, { limit, offset }: Page) => ({
  ...read('GET /course-participations', { 'user-id': userId, limit, offset }),
  placeholderData: keepPreviousData,
})

/** Deletes how far somebody is in a course. */
export const useDeleteProgress = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ query, headers }: { query: Deletion; headers: Readonly<Record<string, string>> }) =>
      call('DELETE /course-progress', { query }, { headers }),
    onSettled: () =>
      Promise.all(
        (['GET /course-participations', 'GET /audit-log', 'GET /users'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
