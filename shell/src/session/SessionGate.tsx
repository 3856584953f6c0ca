import { loginPath, Navigate, page, PagePlace, useLocation } from '@kursportal/shared/router'
import { placeAfterSession, useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { WaitingPage } from '../frame/WaitingPage.tsx'

const confirmTextsPage = page(
  () => import(/* webpackChunkName: "confirm-texts" */ '../features/confirm-texts/ConfirmTextsPage.tsx'),
)

/** Whoever does not want to confirm takes their data along here, or leaves. */
const STAYS_OPEN = '/profile'

/**
 * Lets in whoever is logged in; everybody else logs in first and comes back to where they wanted to go. Whoever has legal
 * texts to confirm is asked before anything else.
 */
export const SessionGate = ({ open, children }: { open: boolean; children: ReactNode }): ReactNode => {
  const session = useSession()
  const location = useLocation()
  if (open) return children
  if (!session) return <Navigate to={placeAfterSession() ?? loginPath(location)} replace />
  if (session.confirms_texts && location.pathname !== STAYS_OPEN)
    return <PagePlace waiting={<WaitingPage />}>{confirmTextsPage}</PagePlace>
  return children
}
