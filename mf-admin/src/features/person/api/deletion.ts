import { call, queryKey, type AnswerOf } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** What deleting somebody does, in numbers. */
export type DeletionReport = AnswerOf<'DELETE /user'>
type Headers = Readonly<Record<string, string>>

/** What deleting somebody would do now; asked anew whenever the question is opened. */
export const previewDeletion = (userId: string, heirId: string | undefined) =>
  queryOptions({
    queryKey: ['preview of DELETE /user', userId, heirId],
    queryFn: ({ signal }) =>
      call(
        'DELETE /user',
        { query: { 'user-id': userId, 'dry-run': 'true', ...(heirId && { 'heir-id': heirId }) } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  })

type Deletion = { report: DeletionReport; reason: string; headers: Headers }

/** Deletes somebody, as it was announced. */
export const useDeletePerson = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ report, reason, headers }: Deletion) =>
      call(
        'DELETE /user',
        {
          query: {
            'user-id': userId,
            'let-lapse': 'true',
            'heir-id': report.passes.to.id,
            'based-on': report.version,
            reason,
          },
        },
        { headers },
      ),
    onSuccess: () =>
      Promise.all(
        (['GET /users', 'GET /audit-log', 'GET /societies'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
    // Something else would happen by now: the numbers are asked for anew.
    onError: () => client.invalidateQueries({ queryKey: ['preview of DELETE /user', userId] }),
  })
}

/** Mails somebody a code to set a password of their own. */
export const useSendResetCode = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /other-user/reset-code', { query: { 'user-id': userId } }),
    onSuccess: () =>
      Promise.all(
        (['GET /audit-log', 'GET /other-user/mails'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}

/** Everything that may be told about somebody, as a ZIP. */
export const exportPerson = (userId: string, reason: string, headers: Headers): Promise<Blob> =>
  call('GET /user-data/archive', { query: { 'user-id': userId, reason } }, { headers })
