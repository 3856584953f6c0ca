import { isFailure } from '@kursportal/shared/client'
import { QueryClient } from '@kursportal/shared/query'

const worthAnotherTry = (error: unknown): boolean =>
  isFailure(error) && (error.code === 'network' || error.status >= 502)

/**
 * Milliseconds before a read is tried again: longer with every failure, and at least as long as the server asked for. A
 * part of it is chance, so that all tabs do not come back together.
 * @param chance from 0 to 1
 */
export const retryPause = (failures: number, error: unknown, chance = Math.random()): number => {
  const asked = isFailure(error) ? (error.retryAfter ?? 0) : 0
  return Math.max(asked, 2 ** failures) * 1000 * (1 + chance)
}

/** The one QueryClient of the page. Its defaults are everybody's, so they are not one remote's to set. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && worthAnotherTry(error),
        retryDelay: (failures, error) => retryPause(failures, error),
      },
      // Without a connection a press says so at once; it is never sent later, when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  })
  client.setDefaultOptions = () =>
    reportError(
      new Error('The defaults of the query client are everybody’s: set options at your own queries'),
    )
  const setQueriesData = client.setQueriesData.bind(client)
  client.setQueriesData = (filters, ...rest) => {
    if (filters.queryKey?.length || filters.predicate) return setQueriesData(filters, ...rest)
    reportError(
      new Error('What was read is everybody’s: name the queries that change, by queryKey or predicate'),
    )
    return []
  }
  return client
}
