import { loginPath, Navigate, page, PagePlace, useLocation } from '@kursportal/shared/router'
import { placeAfterSession, useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { useHeld } from '../federation/useHeld.ts'
import { WaitingPage } from '../frame/WaitingPage.tsx'

const confirmTextsPage = page(
  () => import(/* webpackChunkName: "confirm-texts" */ '../features/confirm-texts/ConfirmTextsPage.tsx'),
)

/** Whoever does not want to confirm takes their data along here, or leaves. */
const STAYS_OPEN = '/profile'

/**
 * Lets in whoever is logged in; everybody else logs in first and comes back to where they wanted to go. Whoever has legal
 * texts to confirm is asked before anything else, but not in the middle of it: what is typed or played goes on.
 */
export const SessionGate = ({ open, children }: { open: boolean; children: ReactNode }): ReactNode => {
  const session = useSession()
  const location = useLocation()
  const isDue = session?.confirms_texts === true && location.pathname !== STAYS_OPEN
  const isLetIn = useHeld(session && !isDue ? true : undefined, location.pathname)
  if (open) return children
  if (!session) return <Navigate to={placeAfterSession() ?? loginPath(location)} replace />
  if (!isLetIn) return <PagePlace waiting={<WaitingPage />}>{confirmTextsPage}</PagePlace>
  return children
}
