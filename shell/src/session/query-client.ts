import { isFailure } from '@kursportal/shared/client'
import { QueryClient } from '@kursportal/shared/query'
import { MutationCache, QueryCache } from '@tanstack/react-query'

const worthAnotherTry = (error: unknown): boolean =>
  isFailure(error) && (error.code === 'network' || error.status >= 502)

/**
 * The one QueryClient of the page.
 * @param onLoggedOut called when any call answers that nobody is logged in
 */
export const createQueryClient = (onLoggedOut: () => void): QueryClient => {
  const heed = (error: unknown): void => {
    if (isFailure(error, 'not_logged_in')) onLoggedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: heed }),
    mutationCache: new MutationCache({ onError: heed }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && worthAnotherTry(error),
      },
      // Without a connection a press says so at once; it is never sent later, when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  })
}
