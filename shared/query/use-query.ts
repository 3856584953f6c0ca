import {
  useQuery as useTanstackQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

/**
 * TanStack's `useQuery`, but that what arrives first is drawn in pieces: the page keeps its waiting state for the
 * moment React needs to prepare what comes in its place, and presses and typing go first. All that follows (news, a
 * failed refetch) is shown at once, as TanStack does.
 */
export const useQuery = <Fetched, Failure, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Failure, Data, Key>,
): UseQueryResult<Data, Failure> => {
  const result = useTanstackQuery(options)
  const { isPending } = result
  // TanStack gives a new object at each drawing: only the one with which waiting begins or ends is worth another drawing.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const turn = useMemo(() => result, [isPending])
  const prepared = useDeferredValue(turn)
  return !isPending && prepared.isPending ? prepared : result
}
