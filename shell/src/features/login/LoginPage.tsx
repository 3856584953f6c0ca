import { Navigate, ownPath, useLocation, useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Alert, Box, Card, CardBody, Typography, useDocumentTitle } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { LoginForm } from './LoginForm.tsx'

const START = '/my-courses'

const hasExpired = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'expired' in state && state.expired === true

/** Logs in and leads back to where somebody wanted to go: own pages only (specification, Session). */
const LoginPage = (): ReactNode => {
  const t = useTexts()
  useDocumentTitle(t('login.title'))
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const target = ownPath(query.get('redirectTo')) ?? START
  if (session) return <Navigate to={target} replace />
  const expired = hasExpired(location.state)
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', px: 2, py: { xs: 3, sm: 8 } }}>
      <Card>
        <CardBody>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {t('login.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('login.welcome')}</Typography>
          {expired && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {t('login.expired')}
            </Alert>
          )}
          <LoginForm onDone={() => void navigate(target, { replace: true })} />
        </CardBody>
      </Card>
    </Box>
  )
}

export default LoginPage
