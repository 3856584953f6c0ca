import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionQuery } from '@kursportal/shared/store'
import { listSessions } from './sessions.ts'
import { readPerson } from '../../../common/read-person.ts'

/** Sets the new e-mail with the code from the mail; other devices are logged out by it. */
export const useChangeEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: { email: string; code: string }) => call('PATCH /email', { body: proof }),
    onSuccess: () =>
      Promise.all(
        [readPerson, sessionQuery, listSessions].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
