import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Somebody as an admin sees them. */
export type Person = AnswerOf<'GET /other-user'>
type Change = NonNullable<CallInput<'PATCH /other-user'>['body']>
type Rights = NonNullable<CallInput<'PATCH /user/permissions'>['body']>
type Headers = Readonly<Record<string, string>>

/** One person's data. */
export const readPerson = (userId: string) => read('GET /other-user', { 'user-id': userId })

/** What every change of somebody makes stale: the lists they stand in, and the log. */
const useTold = (userId: string) => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all(
      (['GET /users', 'GET /audit-log'] as const).map((key) =>
        client.invalidateQueries({ queryKey: queryKey(key) }),
      ),
    )
    await client.invalidateQueries({ queryKey: readPerson(userId).queryKey })
  }
}

/** Changes one attribute. */
export const useChangePerson = (userId: string) => {
  const told = useTold(userId)
  return useMutation({
    mutationFn: ({ body, headers }: { body: Change; headers: Headers }) =>
      call('PATCH /other-user', { query: { 'user-id': userId }, body }, { headers }),
    onSuccess: told,
  })
}

/** Gives or takes rights. */
export const useChangeRights = (userId: string) => {
  const told = useTold(userId)
  return useMutation({
    mutationFn: ({ body, headers }: { body: Rights; headers: Headers }) =>
      call('PATCH /user/permissions', { query: { 'user-id': userId }, body }, { headers }),
    onSuccess: told,
  })
}
