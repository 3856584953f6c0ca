import { useSearchParams } from '@kursportal/shared/router'
import { useSystemConfig } from '@kursportal/shared/store'
import type { ReactNode } from 'react'
import { today } from '../../common/today.ts'
import { CodeStep } from './components/CodeStep.tsx'
import { ConsentStep } from './components/ConsentStep.tsx'
import { InsuranceStep } from './components/InsuranceStep.tsx'
import { PersonStep } from './components/PersonStep.tsx'
import { StepHeader } from './components/StepHeader.tsx'
import { useDraft } from './draft.ts'
import { FirstStep } from './FirstStep.tsx'
import { isComplete } from './schemas.ts'
import { reachable, type Step, type StepsProps } from './steps.ts'
import { useStepNavigation } from './useStepNavigation.ts'

const Shown = ({ step, order, memory }: Omit<StepsProps, 'loginHref'> & { step: Step }): ReactNode => {
  const way = useStepNavigation(step, order)
  return (
    <>
      <StepHeader step={step} order={order} memory={memory} />
      {step === 'person' && <PersonStep {...way} />}
      {step === 'insurance' && <InsuranceStep {...way} />}
      {step === 'consents' && <ConsentStep {...way} />}
      {step === 'code' && <CodeStep onBack={way.onBack} />}
    </>
  )
}

/** The step the address names, or the first one before it that still lacks something. */
const LaterSteps = ({ order, loginHref, memory }: StepsProps): ReactNode => {
  const { limits } = useSystemConfig()
  const [query] = useSearchParams()
  const draft = useDraft()
  const day = today()
  const step = reachable(query.get('step'), order, (one) => isComplete(one, draft, limits, day))
  if (step === 'account') return <FirstStep order={order} loginHref={loginHref} memory={memory} />
  return <Shown step={step} order={order} memory={memory} />
}

export default LaterSteps
