import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** An access everybody has. */
export type DefaultAccess = AnswerOf<'GET /default-ids'>['accesses'][number]
/** What changes for people. */
export type Effect = AnswerOf<'PATCH /default-ids'>['effect']
/** What everybody is to have, and what an admin saw when they decided it. */
export type Choice = { wanted: readonly string[]; known: readonly string[] }

/** The accesses everybody has. */
export const readDefaultAccesses = () => read('GET /default-ids')

/** All accesses, by name. */
export const findAccesses = (search: string) => ({
  ...read('GET /accesses', { all: 'true', search, limit: 50, offset: 0 }),
  placeholderData: keepPreviousData,
})

const bodyOf = ({ wanted, known }: Choice) => ({ access_ids: [...wanted], known: [...known] })

/** What a choice would change; changes nothing. */
export const previewOf = (choice: Choice) =>
  queryOptions({
    queryKey: ['PATCH /default-ids', ...choice.wanted],
    queryFn: () => call('PATCH /default-ids', { body: { ...bodyOf(choice), dry_run: true } }),
    staleTime: 0,
    retry: false,
  })

/** Sets which accesses everybody has. */
export const useSetDefaultAccesses = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => call('PATCH /default-ids', { body: bodyOf(choice) }),
    // Also where it was refused: then somebody else was faster.
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /default-ids') }),
  })
}
