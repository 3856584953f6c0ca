import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionChanged } from '@kursportal/shared/store'

/** Deletes the account with the code from the mail; nobody is logged in afterwards. */
export const useDeleteAccount = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => call('DELETE /account', { body: { code } }),
    onSuccess: () => sessionChanged(client),
  })
}
