import type { ReactNode } from 'react'
import { AccountStep } from './components/AccountStep.tsx'
import { StepHeader } from './components/StepHeader.tsx'
import type { StepsProps } from './steps.ts'
import { useStepNavigation } from './useStepNavigation.ts'

/** Where registering begins. It comes with the page; the steps after it are fetched while it is filled in. */
export const FirstStep = ({ order, loginHref, memory }: StepsProps): ReactNode => {
  const { onDone } = useStepNavigation('account', order)
  return (
    <>
      <StepHeader step="account" order={order} memory={memory} />
      <AccountStep loginHref={loginHref} onDone={onDone} />
    </>
  )
}
