import { lazy, Suspense, type ReactNode } from 'react'
import { useLoginAgain, wantLoginAgain } from './login-again.ts'

const LoginDialog = lazy(() => import(/* webpackChunkName: "login" */ '../features/login/LoginDialog.tsx'))

/** The place of the login over the page. */
export const LoginAgain = (): ReactNode =>
  useLoginAgain((state) => state.wanted) && (
    <Suspense>
      <LoginDialog onClose={() => wantLoginAgain(false)} />
    </Suspense>
  )
