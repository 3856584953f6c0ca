import { Navigate, ownPath, useLocation, useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Link } from '@kursportal/shared/ui'
import type { SentCode } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from './texts.ts'
import { AskForCode } from './components/AskForCode.tsx'
import { SetPassword } from './components/SetPassword.tsx'
import { readLoginState, sentByMail, type LoginState } from './login-state.ts'

/** A new password with a code from a mail, for who forgot theirs, has to change it or was invited and has none. */
const PasswordPage = (): ReactNode => {
  const t = useTexts()
  const [query] = useSearchParams()
  const { search, state, hash } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  if (session) return <Navigate to={ownPath(query.get('redirectTo')) ?? '/my-courses'} replace />
  const { sent = sentByMail(hash), email, mustChange = false } = readLoginState(state)
  const isInvited = query.has('invited')
  const intro = isInvited ? 'login.invitedIntro' : 'login.newPasswordIntro'
  const onSent = (code: SentCode): void => {
    const next: LoginState = { email: code.to, sent: code, mustChange }
    // Asking for another code is no new page to go back from.
    void navigate({ search }, { state: next, replace: sent !== undefined })
  }
  return (
    <AccountFrame
      title={t(isInvited ? 'login.invited' : 'login.newPassword')}
      intro={t(mustChange ? 'login.mustChange' : intro)}
      motif="locked"
      below={<Link href={`/login${search}`}>{t('login.backToLogin')}</Link>}
    >
      {sent ? (
        <SetPassword sent={sent} isInvited={isInvited} onSent={onSent} />
      ) : (
        <AskForCode email={email ?? ''} onSent={onSent} />
      )}
    </AccountFrame>
  )
}

export default PasswordPage
