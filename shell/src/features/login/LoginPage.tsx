import { Navigate, ownPath, useLocation, useNavigate, useSearchParams } from '@kursportal/shared/router'
import type { SessionInfo } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { leaveTo, sessionQuery, useSession, useSystemConfig } from '@kursportal/shared/store'
import { Alert, Box, Link, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from './texts.ts'
import { DemoAccounts } from './components/DemoAccounts.tsx'
import { LoginForm } from './components/LoginForm.tsx'
import { readLoginState, type LoginState } from './login-state.ts'

const START = '/my-courses'

/**
 * The session that just ended, if that led here. It is given up only now that this page is shown: done before, the page
 * that was left would lead here once more, without saying why.
 */
const useEndedSession = (expired: boolean): SessionInfo | null => {
  const client = useQueryClient()
  const session = useSession()
  const [ended] = useState(expired ? session : null)
  useEffect(() => {
    if (ended) void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  }, [client, ended])
  return ended
}

/** Logs in and leads back to where somebody wanted to go: own pages only (specification, Session). */
const LoginPage = (): ReactNode => {
  const t = useTexts()
  const [query] = useSearchParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const { features } = useSystemConfig()
  const target = ownPath(query.get('redirectTo')) ?? START
  const { expired = false, email = '' } = readLoginState(state)
  const ended = useEndedSession(expired)
  // Whoever logged out was led here; from now on the login leads back again.
  useEffect(() => leaveTo(undefined), [])
  if (session && session !== ended) return <Navigate to={target} replace />
  const passwordHref = `/login/password${search}`
  const onDone = (): void => void navigate(target, { replace: true })
  const onMustChange = (whose: string): void => {
    const next: LoginState = { email: whose, mustChange: true }
    void navigate(passwordHref, { state: next })
  }
  return (
    <AccountFrame
      title={t('login.title')}
      intro={t('login.welcome')}
      below={
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {t('login.noAccount')} <Link href={`/register${search}`}>{t('login.toRegister')}</Link>
          </Typography>
          {features.demo && <DemoAccounts onDone={onDone} />}
        </Box>
      }
    >
      {expired && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('login.expired')}
        </Alert>
      )}
      <LoginForm
        email={email}
        onDone={onDone}
        onMustChange={onMustChange}
        passwordHref={passwordHref}
        onForgotten={(typed) => void navigate(passwordHref, { state: { email: typed } satisfies LoginState })}
      />
    </AccountFrame>
  )
}

export default LoginPage
