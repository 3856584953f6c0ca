import { loginPath, Navigate, useLocation } from '@kursportal/shared/router'
import { placeAfterSession, useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'

/** Lets in whoever is logged in; everybody else logs in first and comes back to where they wanted to go. */
export const SessionGate = ({ open, children }: { open: boolean; children: ReactNode }): ReactNode => {
  const session = useSession()
  const location = useLocation()
  return open || session ? children : <Navigate to={placeAfterSession() ?? loginPath(location)} replace />
}
