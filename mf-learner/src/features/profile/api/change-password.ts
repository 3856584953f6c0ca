import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { listSessions } from './sessions.ts'

/** Sets the new password with the code from the mail; other devices are logged out by it. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: { email: string; code: string; password: string }) =>
      call('PATCH /password', { body: proof }),
    onSuccess: () => client.invalidateQueries({ queryKey: listSessions.queryKey }),
  })
}
