import { useSettings } from '@kursportal/shared/store'
import { Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { JoinBox } from './JoinBox.tsx'
import { useInvitation } from './joining-context.ts'
import { NumberedSteps } from './NumberedSteps.tsx'

/** What happens after the button was pressed, step by step. */
export const FollowingSteps = (): ReactNode => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  const { insurance_data: asksInsurance } = useSettings()
  const isCertified = asksInsurance && access.courses.some(({ certified }) => certified)
  const steps = [
    ...(joining.standing === 'stranger' ? [t('access.steps.account')] : []),
    t('access.steps.learn'),
    t(isCertified ? 'access.steps.certificate' : 'access.steps.attended'),
  ]
  return <NumberedSteps steps={steps.map((title) => ({ title }))} />
}

/** The same as a part of the page. */
export const WhatFollows = (): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('access.stepsTitle')}>
      <FollowingSteps />
    </Section>
  )
}

/** The button once more, where one has read to the end; its heading is its own, as a block may have the usual one. */
export const JoinAtTheEnd = (): ReactNode => {
  const t = useTexts()
  const { joining } = useInvitation()
  if (joining.standing !== 'stranger' && joining.standing !== 'may_join') return null
  return (
    <Section variant="card" title={t('access.joinAtTheEnd')}>
      <JoinBox />
    </Section>
  )
}
