import { queryOptions } from '@tanstack/react-query'
import { takeRead } from '../first-screen/reads-ahead.ts'
import type { CallInput, AnswerOf, ReadKey } from './call-types.ts'
import { addressOf, call } from './call.ts'

type QueryOf<K extends ReadKey> = NonNullable<CallInput<K>['query']>

/** The key a read is kept under: the call, then its query. One prefix for all reads of a call. */
export const queryKey = <K extends ReadKey>(key: K, query?: QueryOf<K>): readonly unknown[] =>
  query === undefined ? [key] : [key, query]

/**
 * A read of the API for TanStack Query: `useQuery(read('GET /courses', { limit: 20 }))`.
 * Invalidate all reads of a call with `invalidateQueries({ queryKey: queryKey('GET /courses') })`.
 */
export const read = <K extends ReadKey>(
  key: K,
  ...[query]: object extends CallInput<K> ? [QueryOf<K>?] : [QueryOf<K>]
) =>
  queryOptions<AnswerOf<K>>({
    queryKey: queryKey(key, query),
    // What the first screen reads came with the page.
    initialData: () => takeRead(addressOf(key, query)) as AnswerOf<K> | undefined,
    queryFn: ({ signal }) =>
      (call as (key: ReadKey, input: object, options: { signal: AbortSignal }) => Promise<AnswerOf<K>>)(
        key,
        query === undefined ? {} : { query },
        { signal },
      ),
  })
