import { StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { payouts } from '../texts/payouts.ts'
import type { OpenPayout } from './open-payouts.ts'

const { useTexts } = bindTexts('mf-admin', { payouts })

type Stage = OpenPayout['stage']

const tones: Record<Stage, StatusTone> = {
  requested: 'warning',
  returned: 'error',
  booked: 'info',
  exported: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
}

/** How far a payout came, in a word. */
export const PayoutStage = ({ stage }: { stage: Stage }): ReactNode => {
  const t = useTexts()
  return <StatusChip tone={tones[stage]}>{t(`payouts.stage.${stage}`)}</StatusChip>
}
