import { today } from '../../common/today.ts'
import { claimOf } from '@kursportal/shared/federation'
import { Navigate, ownPath, useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useSession, useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Link, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from '../../texts/index.ts'
import { AccountStep } from './components/AccountStep.tsx'
import { CodeStep } from './components/CodeStep.tsx'
import { ConsentStep } from './components/ConsentStep.tsx'
import { InsuranceStep } from './components/InsuranceStep.tsx'
import { InvitationCard } from './components/InvitationCard.tsx'
import { PersonStep } from './components/PersonStep.tsx'
import { StepHeader } from './components/StepHeader.tsx'
import { useDraft } from './draft.ts'
import { useProblems } from './problems.ts'
import { isComplete } from './schemas.ts'
import { reachable, stepsFor, type Step } from './steps.ts'
import { useArrival } from './useArrival.ts'

/** Registers somebody, step by step; the step is in the address, so the browser's back button goes one back. */
const RegisterPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const [cameLoggedIn] = useState(session !== null)
  const { limits, remotes } = useSystemConfig()
  const settings = useSettings()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const arrival = useArrival()
  const draft = useDraft()
  const problems = useProblems((state) => state.problems)
  const order = stepsFor(settings)
  const day = today()
  const step = reachable(query.get('step'), order, (one) => isComplete(one, draft, limits, day))

  const go = (to: Step): void => {
    const next = new URLSearchParams(query)
    next.set('step', to)
    void navigate({ search: next.toString() }, { preventScrollReset: true })
  }
  // What the server refused belongs to an earlier step: lead there.
  const elsewhere = problems.find((problem) => problem.step !== step && order.includes(problem.step))?.step
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  })

  // Somebody who has an account takes the access on its page, where there is one; who just registered has it.
  const accessId = cameLoggedIn ? arrival.accessId : draft.access_id
  const accessPage = `/access/${accessId}`
  const wanted = accessId && claimOf(remotes, accessPage) ? accessPage : ownPath(query.get('redirectTo'))
  if (session) return <Navigate to={wanted ?? '/my-courses'} replace />
  const place = order.indexOf(step)
  const onDone = (): void => go(order[place + 1] ?? step)
  const onBack = (): void => go(order[place - 1] ?? step)
  const loginHref = wanted ? `/login?redirectTo=${encodeURIComponent(wanted)}` : '/login'
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
      <StepHeader step={step} order={order} />
      {step === 'account' && <AccountStep loginHref={loginHref} onDone={onDone} />}
      {step === 'person' && <PersonStep onDone={onDone} onBack={onBack} />}
      {step === 'insurance' && <InsuranceStep onDone={onDone} onBack={onBack} />}
      {step === 'consents' && <ConsentStep onDone={onDone} onBack={onBack} />}
      {step === 'code' && <CodeStep onBack={onBack} />}
    </AccountFrame>
  )
}

export default RegisterPage
