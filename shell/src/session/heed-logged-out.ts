import { onLoggedOut } from '@kursportal/shared/client'
import type { QueryClient } from '@kursportal/shared/query'
import { loginPath } from '@kursportal/shared/router'
import { hasUnsaved, sessionQuery } from '@kursportal/shared/store'
import type { DataRouter } from 'react-router-dom'
import { keepsItsPlace } from './keeps-its-place.ts'
import { wantLoginAgain } from './login-again.ts'

/**
 * What follows when any call finds that nobody is logged in (specification, Session): the login, which leads back here;
 * over a page with something typed on it the login as a dialog; nothing where nobody needs to be logged in.
 * Gives the way to stop.
 */
export const heedLoggedOut = (
  client: QueryClient,
  router: Pick<DataRouter, 'state' | 'navigate'>,
): (() => void) =>
  onLoggedOut(() => {
    const here = router.state.location
    if (keepsItsPlace(here.pathname)) client.setQueryData(sessionQuery.queryKey, null)
    else if (hasUnsaved()) wantLoginAgain(true)
    else void router.navigate(loginPath(here), { replace: true, state: { expired: true } })
  })
