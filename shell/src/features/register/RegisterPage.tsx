import { claimOf } from '@kursportal/shared/federation'
import { Navigate, ownPath, part, useSearchParams } from '@kursportal/shared/router'
import { useSession, useSettings, useSystemConfig } from '@kursportal/shared/store'
import { fetchWhenQuiet, FormSkeleton, Link, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from '../../texts/index.ts'
import { InvitationCard } from './components/InvitationCard.tsx'
import { useDraft } from './draft.ts'
import { FirstStep } from './FirstStep.tsx'
import { createStepMemory, stepsFor } from './steps.ts'
import { useArrival } from './useArrival.ts'

const load = () => import(/* webpackChunkName: "register-steps" */ './LaterSteps.tsx')
const LaterSteps = part(load, <FormSkeleton fields={3} />)

/** Registers somebody, step by step; the step is in the address, so the browser's back button goes one back. */
const RegisterPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const [cameLoggedIn] = useState(session !== null)
  const { remotes } = useSystemConfig()
  const settings = useSettings()
  const [query] = useSearchParams()
  const arrival = useArrival()
  const draftAccess = useDraft((draft) => draft.access_id)
  const order = stepsFor(settings)
  const [memory] = useState(createStepMemory)
  useEffect(() => fetchWhenQuiet(load), [])

  // Somebody who has an account takes the access on its page, where there is one; who just registered has it.
  const accessId = cameLoggedIn ? arrival.accessId : draftAccess
  const accessPage = `/access/${accessId}`
  const wanted = accessId && claimOf(remotes, accessPage) ? accessPage : ownPath(query.get('redirectTo'))
  if (session) return <Navigate to={wanted ?? '/my-courses'} replace />
  const loginHref = wanted ? `/login?redirectTo=${encodeURIComponent(wanted)}` : '/login'
  const Steps = order.slice(1).some((step) => step === query.get('step')) ? LaterSteps : FirstStep
  return (
    <AccountFrame
      title={t('register.title')}
      motif="courses"
      above={<InvitationCard {...arrival} />}
      below={
        <Typography>
          {t('register.haveAccount')} <Link href={loginHref}>{t('register.toLogin')}</Link>
        </Typography>
      }
    >
      <Steps order={order} loginHref={loginHref} memory={memory} />
    </AccountFrame>
  )
}

export default RegisterPage
