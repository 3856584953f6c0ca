import { useQueryClient, type QueryClient } from '@kursportal/shared/query'
import { onSessionElsewhere, sessionQuery, systemConfigQuery } from '@kursportal/shared/store'
import { useEffect } from 'react'

const reloadPage = (): void => location.reload()

/** Checks again who is logged in, after a change in another tab. */
export const checkSession = async (client: QueryClient, reload = reloadPage): Promise<void> => {
  const before = client.getQueryData(sessionQuery.queryKey)
  // Fails when nobody is logged in any more while something typed is not saved: then the login stands over the page.
  const now = await client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
  if (before && before.user.id !== now?.user.id) reload()
  // What a stranger was told is not true of whoever is logged in now. The frame's own stays: see `seedPlatform`.
  else if (!before && now) await client.resetQueries()
  else await client.invalidateQueries({ queryKey: systemConfigQuery.queryKey })
}

/**
 * Login state is shared across the tabs of a browser: a change elsewhere is checked again here, and when nobody is
 * logged in any more the page starts anew (specification, Session).
 */
export const useSessionWatch = (): void => {
  const client = useQueryClient()
  useEffect(() => onSessionElsewhere(() => void checkSession(client).catch(() => undefined)), [client])
}
