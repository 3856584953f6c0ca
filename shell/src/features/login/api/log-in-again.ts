import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { announceSession, sessionQuery } from '@kursportal/shared/store'

/**
 * Logs the same person in again without touching what is shown: only reads that failed meanwhile are asked for again,
 * so no form is drawn afresh and nothing typed is lost.
 */
export const useLogInAgain = (email: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call('POST /session-id', { body: { email, password } }),
    onSuccess: async () => {
      announceSession()
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await client.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    },
  })
}
