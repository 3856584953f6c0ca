import { claimOf } from '@kursportal/shared/federation'
import { fetchWhenTouched } from '@kursportal/shared/first-screen'
import { useQuery } from '@kursportal/shared/query'
import { Navigate, ownPath, PagePlace, part, useSearchParams } from '@kursportal/shared/router'
import { useSession, useSettings, useSystemConfig } from '@kursportal/shared/store'
import { FormSkeleton, Link, Settled, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from './texts.ts'
import { readAccess } from './api/read-access.ts'
import { readReferrer } from './api/read-referrer.ts'
import { InvitationCard } from './components/InvitationCard.tsx'
import { FirstStep } from './FirstStep.tsx'
import { createStepMemory, stepsFor } from './steps.ts'
import { useArrival } from './useArrival.ts'

const load = () => import(/* webpackChunkName: "register-steps" */ './LaterSteps.tsx')
const LaterSteps = part(load)
const AlreadyIn = part(() => import(/* webpackChunkName: "register-known" */ './AlreadyIn.tsx'))

/** The access by whose link somebody came; it may let nobody in any more, then registering leads elsewhere. */
const useInvitation = (accessId: string | null) => {
  const access = useQuery({ ...readAccess(accessId ?? ''), enabled: accessId !== null })
  const { data, isError } = access
  const leadsNowhere = data?.ended === true || isError
  return { access, leadsNowhere, cover: leadsNowhere ? undefined : data?.courses[0]?.image_id }
}

/** Registers somebody, step by step; the step is in the address, so the browser's back button goes one back. */
const RegisterPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const [cameLoggedIn] = useState(session !== null)
  const { remotes } = useSystemConfig()
  const settings = useSettings()
  const [query] = useSearchParams()
  const arrival = useArrival()
  const { access, leadsNowhere, cover } = useInvitation(cameLoggedIn ? null : arrival.accessId)
  const { referrer } = arrival
  const referral = useQuery({ ...readReferrer(referrer ?? ''), enabled: !cameLoggedIn && referrer !== null })
  const order = stepsFor(settings)
  const [memory] = useState(createStepMemory)
  useEffect(() => fetchWhenTouched(load), [])

  const accessPage = `/access/${arrival.accessId}`
  const hasAccessPage = arrival.accessId !== null && claimOf(remotes, accessPage) !== undefined
  const wanted = hasAccessPage && !leadsNowhere ? accessPage : ownPath(query.get('redirectTo'))
  if (session && cameLoggedIn && hasAccessPage) return <Navigate to={accessPage} replace />
  if (session && cameLoggedIn && query.has('referrer')) return <AlreadyIn arrival={arrival} />
  // Who just registered has the access: its page leads on into the course.
  if (session) return <Navigate to={wanted ?? '/my-courses'} state={{ joining: !cameLoggedIn }} replace />
  const loginHref = wanted ? `/login?redirectTo=${encodeURIComponent(wanted)}` : '/login'
  const Steps = order.slice(1).some((step) => step === query.get('step')) ? LaterSteps : FirstStep
  const frame = (children: ReactNode, below?: ReactNode): ReactNode => (
    <AccountFrame
      title={t('register.title')}
      motif="courses"
      cover={cover}
      above={<InvitationCard {...arrival} />}
      below={below}
    >
      {children}
    </AccountFrame>
  )
  const waiting = frame(<FormSkeleton fields={3} />)
  // Whoever begins to type must not have the fields pushed down by who invited them.
  return (
    <Settled queries={[access, referral]} waiting={waiting}>
      <PagePlace waiting={waiting}>
        {frame(
          <Steps order={order} loginHref={loginHref} memory={memory} />,
          <Typography>
            {t('register.haveAccount')} <Link href={loginHref}>{t('register.toLogin')}</Link>
          </Typography>,
        )}
      </PagePlace>
    </Settled>
  )
}

export default RegisterPage
