import type { FrameAddress } from '@kursportal/shared/federation'
import { Navigate, page } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import type { ReactNode } from 'react'

const Start = (): ReactNode => <Navigate to={useSession() ? '/my-courses' : '/login'} replace />

const loginPage = page(() => import(/* webpackChunkName: "login" */ './features/login/LoginPage.tsx'))
const passwordPage = page(() => import(/* webpackChunkName: "login" */ './features/login/PasswordPage.tsx'))
const goodbyePage = page(() => import(/* webpackChunkName: "login" */ './features/login/GoodbyePage.tsx'))
const registerPage = page(
  () => import(/* webpackChunkName: "register" */ './features/register/RegisterPage.tsx'),
)
const legalPage = page(() => import(/* webpackChunkName: "legal" */ './features/legal/LegalPage.tsx'))

const accessibilityPage = page(
  () => import(/* webpackChunkName: "legal" */ './features/legal/AccessibilityPage.tsx'),
)

const faqPage = page(() => import(/* webpackChunkName: "faq" */ './features/faq/FaqPage.tsx'))

const withdrawalPage = page(
  () => import(/* webpackChunkName: "withdrawal" */ './features/withdrawal/WithdrawalPage.tsx'),
)

const reportPage = page(() => import(/* webpackChunkName: "report" */ './features/report/ReportPage.tsx'))

/** The shell's own pages. */
export const ownPages: Readonly<Record<FrameAddress, ReactNode>> = {
  '/': <Start />,
  '/login': loginPage,
  '/login/password': passwordPage,
  '/login/goodbye': goodbyePage,
  '/register': registerPage,
  '/legal/imprint': legalPage,
  '/legal/privacy': legalPage,
  '/legal/terms-of-use': legalPage,
  '/legal/accessibility': accessibilityPage,
  '/faq': faqPage,
  '/report': reportPage,
  '/withdrawal': withdrawalPage,
}
