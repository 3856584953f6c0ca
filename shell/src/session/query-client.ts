import { isFailure } from '@kursportal/shared/client'
import { QueryClient } from '@kursportal/shared/query'

const worthAnotherTry = (error: unknown): boolean =>
  isFailure(error) && (error.code === 'network' || error.status >= 502)

/** The one QueryClient of the page. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && worthAnotherTry(error),
      },
      // Without a connection a press says so at once; it is never sent later, when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  })
