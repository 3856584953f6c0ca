import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionChanged, sessionQuery } from '@kursportal/shared/store'

/** Deletes the account with the code from the mail; nobody is logged in afterwards. */
export const useDeleteAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('DELETE /account', { body: { code } }),
    onSuccess: () => {
      // At once, so that the page is gone before anything on it asks as somebody who is no more.
      client.setQueryData(sessionQuery.queryKey, null)
      return sessionChanged(client)
    },
  })
}
