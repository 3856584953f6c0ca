import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** An access somebody has. */
export type PersonAccess = AnswerOf<'GET /other-user/accesses'>['items'][number]
type Page = { limit: number; offset: number }

/** A page of the accesses somebody has. */
export const listPersonAccesses = (userId: string, { limit, offset }: Page) => ({
  ...read('GET /other-user/accesses', { 'user-id': userId, limit, offset }),
  placeholderData: keepPreviousData,
})

/** Everybody's accesses whose name holds these words. */
export const searchAccesses = (search: string) => ({
  ...read('GET /accesses', { all: 'true', search, limit: 50 }),
  placeholderData: keepPreviousData,
})

const useAccessChange = (userId: string, method: 'POST /access/user' | 'DELETE /access/user') => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (accessId: string) => call(method, { query: { 'access-id': accessId, 'user-id': userId } }),
    onSettled: () =>
      Promise.all(
        (['GET /other-user/accesses', 'GET /audit-log', 'GET /accesses'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}

/** Gives somebody an access. */
export const useGiveAccess = (userId: string) => useAccessChange(userId, 'POST /access/user')

/** Takes one that was given. */
export const useTakeAccess = (userId: string) => useAccessChange(userId, 'DELETE /access/user')
