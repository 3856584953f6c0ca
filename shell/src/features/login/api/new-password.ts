import { call } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'
import { sentCode } from '@kursportal/shared/ui/forms'

/** Has a code for a new password mailed; gives where to and until when it can be used. */
export const useRequestCode = () =>
  useMutation({
    mutationFn: async (email: string) => sentCode(email, await call('PUT /password', { body: { email } })),
  })

/** Sets a new password with the code. */
export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: { email: string; code: string; password: string }) =>
      call('PATCH /password', { body }),
  })
