import { queryKey } from '@kursportal/shared/client'
import type { Query, QueryClient } from '@kursportal/shared/query'

/** Asks anew for everything of forums that is on the page, or for what `predicate` wants of it. */
export const refreshForum = (
  client: QueryClient,
  predicate: (query: Query) => boolean = () => true,
): Promise<unknown> =>
  Promise.all(
    (['GET /threads', 'GET /thread', 'GET /thread-posts', 'GET /forum', 'GET /forum/reports'] as const).map(
      (key) => client.invalidateQueries({ queryKey: queryKey(key), predicate }),
    ),
  )

/** Asks anew for what tells how much is new; what is being read keeps its marks. */
export const refreshUnread = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['GET /threads', 'GET /forum'] as const).map((key) =>
      client.invalidateQueries({ queryKey: queryKey(key) }),
    ),
  )
