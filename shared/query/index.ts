/**
 * The one TanStack Query of the page. All state that belongs to the server lives here.
 * Anything a remote needs and does not find is added here, deliberately: what is exported is in everybody's first load.
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export type {
  InfiniteData,
  Query,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryResult,
} from '@tanstack/react-query'
