import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionChanged } from '@kursportal/shared/store'

/** Logs in; when it resolves, everything shown is that person's. */
export const useLogIn = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) =>
      call('POST /session-id', { body: credentials }),
    onSuccess: () => sessionChanged(client),
  })
}
