import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { leaveTo, sessionChanged, sessionQuery } from '@kursportal/shared/store'

/** Deletes the account with the code from the mail; nobody is logged in afterwards. */
export const useDeleteAccount = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'DELETE /account'>['body']) => call('DELETE /account', { body }),
    onSuccess: () => {
      leaveTo('/login/goodbye')
      // At once, so that the page is gone before anything on it asks as somebody who is no more.
      client.setQueryData(sessionQuery.queryKey, null)
      return sessionChanged(client)
    },
  })
}
