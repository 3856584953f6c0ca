import {
  useQuery as useTanstackQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'

/**
 * TanStack's `useQuery`, but that what arrives first is drawn in pieces: the page keeps its waiting state for the
 * moment React needs to prepare what comes in its place, and presses and typing go first. All that follows (news, a
 * failed refetch) is shown at once, as TanStack does.
 */
export const useQuery = <Fetched, Failure, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): UseQueryResult<Data, Failure> => {
  const result = useTanstackQuery(options)
  const prepared = useDeferredValue(result)
  return prepared.isPending ? prepared : result
}
