import { useQueryClient } from '@kursportal/shared/query'
import { onSessionElsewhere, sessionQuery, systemConfigQuery } from '@kursportal/shared/store'
import { useEffect } from 'react'

const reloadPage = (): void => location.reload()

/**
 * Login state is shared across the tabs of a browser: a change elsewhere is checked again here, and when nobody is
 * logged in any more the page starts anew (specification, Session).
 */
export const useSessionWatch = (reload: () => void = reloadPage): void => {
  const client = useQueryClient()
  useEffect(() => {
    const check = async (): Promise<void> => {
      const before = client.getQueryData(sessionQuery.queryKey)
      // Fails when nobody is logged in any more while something typed is not saved: then the login stands over the page.
      const now = await client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
      if (before && before.user.id !== now?.user.id) reload()
      else await client.invalidateQueries({ queryKey: systemConfigQuery.queryKey })
    }
    return onSessionElsewhere(() => void check().catch(() => undefined))
  }, [client, reload])
}
