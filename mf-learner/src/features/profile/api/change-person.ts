import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionQuery } from '@kursportal/shared/store'
import { readPerson } from '../../../common/read-person.ts'

/** What may be changed in one go; what is not named stays. */
export type PersonChange = NonNullable<CallInput<'PATCH /user'>['body']>

/** Changes the own data; afterwards the page holds what the server made of it, and the bar the new name and picture. */
export const useChangePerson = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: PersonChange) => call('PATCH /user', { body: change }),
    onSuccess: ({ user }) => {
      client.setQueryData(readPerson.queryKey, user)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}
