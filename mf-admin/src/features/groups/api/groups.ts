import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A society as the list shows it. */
export type Group = AnswerOf<'GET /societies'>['items'][number]
/** What bringing in the communities of the external database has done. */
export type SyncCounts = AnswerOf<'POST /sync-societies'>
type Query = NonNullable<CallInput<'GET /societies'>['query']>
type NewGroup = NonNullable<CallInput<'POST /society'>['body']>

/** A page of the societies; the page before stays on the screen until it is there. */
export const listGroups = (query: Query) => ({
  ...read('GET /societies', query),
  placeholderData: keepPreviousData,
})

/** Reads a part of the list for a file. */
export const readGroups = (query: Query) => call('GET /societies', { query })

/** Creates a community. */
export const useCreateGroup = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewGroup) => call('POST /society', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /societies') }),
  })
}

/** Brings in the communities of the external database. */
export const useSyncGroups = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /sync-societies', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /societies') }),
  })
}
