import { useQueryClient } from '@kursportal/shared/query'
import { onSessionElsewhere, sessionQuery, systemConfigQuery } from '@kursportal/shared/store'
import { useEffect } from 'react'

/**
 * Login state is shared across the tabs of a browser: a change elsewhere is checked again here, and when nobody is
 * logged in any more the page starts anew (specification, Session).
 */
export const useSessionWatch = (reload: () => void = () => location.reload()): void => {
  const client = useQueryClient()
  useEffect(
    () =>
      onSessionElsewhere(() => {
        const before = client.getQueryData(sessionQuery.queryKey)
        void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).then((now) => {
          if (before?.user.id !== now?.user.id && before) reload()
          else void client.invalidateQueries({ queryKey: systemConfigQuery.queryKey })
        })
      }),
    [client, reload],
  )
}
